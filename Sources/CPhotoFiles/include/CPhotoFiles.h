#ifndef CPHOTOFILES_H
#define CPHOTOFILES_H

// By its path: programs that are compiled against built modules have no search path for it.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// The files of Sources/Examples/Photos/Files: photographs.
struct embedded_files photo_files(void);

#endif
