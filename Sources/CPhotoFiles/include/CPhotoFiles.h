#ifndef CPHOTOFILES_H
#define CPHOTOFILES_H

#include "CEmbeddedFiles.h"

/// The files of Sources/Examples/Photos/Files: photographs.
struct embedded_files photo_files(void);

#endif
