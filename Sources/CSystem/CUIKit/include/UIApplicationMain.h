/// The compiler needs a C module called UIKit with this function for @UIApplicationMain.
/// Sources/UIKit/UIApplicationMain+C.swift defines it; nothing else imports this module.
#ifndef VELARIUM_UIAPPLICATION_MAIN_H
#define VELARIUM_UIAPPLICATION_MAIN_H

int UIApplicationMain(int argc, char **argv, void *principalClassName, void *delegateClassName);

#endif
