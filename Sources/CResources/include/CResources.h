// Files of the package as bytes inside the program: fonts, photographs, the report's page. SwiftPM's
// bundles stay behind when a program is copied elsewhere, and Swift compiles no literal of a font's
// size in bearable time; the assembler takes a file as it is.
#ifndef CRESOURCES_H
#define CRESOURCES_H

/// A file: its path below the folder it was taken from, its bytes and how many there are.
struct cresource {
  const char *path;
  const unsigned char *bytes;
  long count;
};

/// The number of files.
int cresources_count(void);

/// The file of a number, counted from zero.
struct cresource cresources_file(int index);

#endif
