#ifndef CPHOTOFILES_H
#define CPHOTOFILES_H

// The relative path is needed because programs compiled against built modules have no search path
// for this header.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// Returns the embedded files of Sources/Examples/Photos/Files: photographs.
struct embedded_files photo_files(void);

#endif
