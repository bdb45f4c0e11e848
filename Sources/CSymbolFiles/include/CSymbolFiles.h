#ifndef CSYMBOLFILES_H
#define CSYMBOLFILES_H

// The relative path is needed because programs compiled against built modules have no search path
// for this header.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// Returns the embedded files with the outlines of symbols.
struct embedded_files symbol_files(void);

#endif
