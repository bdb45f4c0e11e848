#ifndef CPHOTOFILES_H
#define CPHOTOFILES_H

#include "CEmbeddedFiles.h"

/// The files of Sources/FigureGallery/Resources: photographs.
struct embedded_files photo_files(void);

#endif
