// The C library's getopt_long for Swift. The shim exists because the platform's module map omits
// <getopt.h>, and because Swift rejects getopt's global variables. Both stay in C.
#ifndef CGETOPT_H
#define CGETOPT_H

/// An option: its long name, whether it requires a value, and the code returned for it.
struct cgetopt_option {
  const char *name;
  int takes_value;
  int code;
};

enum cgetopt_kind {
  cgetopt_end,               // every argument was read
  cgetopt_known,             // an option; code says which, text is its value or null
  cgetopt_operand,           // text is an argument that is no option
  cgetopt_unknown,           // text is the argument; code is the letter, or 0 for a long name
  cgetopt_missing_value,     // code says which option
  cgetopt_unexpected_value,  // code says which option
};

struct cgetopt_result {
  enum cgetopt_kind kind;
  int code;
  const char *text;
};

/// Resets the parser. Call it before the first argument of a new list.
void cgetopt_restart(void);

/// Reads the next argument. argv[0] is the command's name, and count is the number of options.
///
/// This must not be called by two threads at once, since getopt keeps its position in global
/// variables.
struct cgetopt_result cgetopt_next(
    int argc, char *const *argv, const struct cgetopt_option *options, int count);

#endif
