#ifndef CFONTFILES_H
#define CFONTFILES_H

// By its path: programs that are compiled against built modules have no search path for it.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// The files of Fonts/Files: the fonts of the package.
struct embedded_files font_files(void);

#endif
