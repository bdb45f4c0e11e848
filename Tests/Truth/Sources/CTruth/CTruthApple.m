#if defined(__APPLE__)

#include "CTruth.h"

#import <Foundation/Foundation.h>
#include <string.h>

struct ctruth_outcome ctruth_ask(ctruth_body body, void *context, unsigned seconds) {
  @try {
    return (struct ctruth_outcome){ctruth_returned, body(context), NULL, NULL};
  } @catch (NSException *exception) {
    return (struct ctruth_outcome){
        ctruth_raised, NULL, strdup((exception.reason ?: @"").UTF8String),
        strdup(exception.name.UTF8String)};
  }
}

#else
// Elsewhere this file has nothing to say, and C wants a declaration.
typedef int ctruth_not_apple;
#endif
