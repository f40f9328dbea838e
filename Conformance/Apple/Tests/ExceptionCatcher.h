#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block, and returns the exception that it raises. Swift cannot catch one.
NSException *_Nullable CatchException(void (NS_NOESCAPE ^body)(void));

NS_ASSUME_NONNULL_END
