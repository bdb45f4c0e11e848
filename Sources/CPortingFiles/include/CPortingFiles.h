#ifndef CPORTINGFILES_H
#define CPORTINGFILES_H

// By its path: programs that are compiled against built modules have no search path for it.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// The files of Sources/Porting/Tool: the source of the porting tool.
struct embedded_files porting_files(void);

#endif
