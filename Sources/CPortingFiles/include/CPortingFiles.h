#ifndef CPORTINGFILES_H
#define CPORTINGFILES_H

#include "CEmbeddedFiles.h"

/// The files of Sources/Porting/Tool: the source of the tool that ports.
struct embedded_files porting_files(void);

#endif
