#ifndef CFONTFILES_H
#define CFONTFILES_H

#include "CEmbeddedFiles.h"

/// The files of Fonts/Files: the fonts of the package.
struct embedded_files font_files(void);

#endif
