#ifndef CTYPERECORDS_H
#define CTYPERECORDS_H

/// Calls a function with the metadata of every type whose name begins with a prefix.
///
/// Swift has no function that lists types, but its runtime keeps a record of each type, which test
/// libraries read too. Generic types are skipped.
void CTypeRecordsEach(
  const char *_Nonnull beginning, void *_Nonnull context,
  void (*_Nonnull body)(void *_Nonnull context, const void *_Nonnull type));

#endif
