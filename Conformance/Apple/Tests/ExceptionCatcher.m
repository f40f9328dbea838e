#import "ExceptionCatcher.h"

NSException *_Nullable CatchException(void (NS_NOESCAPE ^body)(void)) {
    @try {
        body();
        return nil;
    } @catch (NSException *exception) {
        return exception;
    }
}
