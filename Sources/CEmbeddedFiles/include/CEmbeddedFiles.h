// Files embedded in the program as bytes. SwiftPM's resource bundles are lost if only the program
// is copied, and Swift cannot compile a literal as large as a font in acceptable time, but the
// assembler can include a file directly. Each target that embeds files has a separate C target with
// a list of files, which EmbedFiles.inc converts to a table.
#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

/// An embedded file: its path relative to the source folder, its bytes and their number.
struct embedded_file {
  const char *path;
  const unsigned char *bytes;
  const unsigned long long *count;
};

/// The files embedded by one target.
struct embedded_files {
  const struct embedded_file *files;
  long count;
};

#endif
