#ifndef CMeasured_h
#define CMeasured_h

/// Calls a function that does work; callgrind counts instructions only inside this call.
///
/// It is in C, since the name of a Swift function is mangled, and its specialisations have others.
long quarterturn_measured(long (*work)(void *context), void *context);

#endif
