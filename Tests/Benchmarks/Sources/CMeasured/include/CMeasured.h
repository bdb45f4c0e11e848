#ifndef CMeasured_h
#define CMeasured_h

/// Does work, under a name that callgrind is told to count at.
///
/// In C, since Swift's own names are mangled, and a function and its specialisations would all count.
long quarterturn_measured(long (*work)(void *context), void *context);

#endif
