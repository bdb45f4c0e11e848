#ifndef CREPORTFILES_H
#define CREPORTFILES_H

#include "CEmbeddedFiles.h"

/// The files of Sources/SnapshotReport/Page: the report's page.
struct embedded_files report_files(void);

#endif
