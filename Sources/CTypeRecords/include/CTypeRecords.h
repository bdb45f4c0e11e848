#ifndef CTYPERECORDS_H
#define CTYPERECORDS_H

/// Calls a function with the metadata of every type whose name begins so.
///
/// Swift has no call that lists types; its runtime keeps a record of each, which is what the test
/// libraries read too. A type that takes generic arguments is passed over.
void CTypeRecordsEach(
  const char *_Nonnull beginning, void *_Nonnull context,
  void (*_Nonnull body)(void *_Nonnull context, const void *_Nonnull type));

#endif
