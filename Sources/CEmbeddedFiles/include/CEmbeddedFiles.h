// Files as bytes inside the program. SwiftPM's bundles stay behind when a program is copied
// elsewhere, and Swift compiles no literal of a font's size in acceptable time; the assembler takes
// a file as it is. Each target that embeds files has a C target of its own, whose list of files is
// made into a table by EmbedFiles.inc.
#ifndef CEMBEDDEDFILES_H
#define CEMBEDDEDFILES_H

/// A file: its path below the folder it was taken from, its bytes and the number of them.
struct embedded_file {
  const char *path;
  const unsigned char *bytes;
  const unsigned long long *count;
};

/// The files that one target embeds.
struct embedded_files {
  const struct embedded_file *files;
  long count;
};

#endif
