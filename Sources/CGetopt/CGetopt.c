#define _GNU_SOURCE
#include "CGetopt.h"

#include <getopt.h>
#include <stddef.h>

enum { largest_option_count = 64 };

// Whether "--" was read. getopt itself does not remember this between calls.
static int is_past_options;

void cgetopt_restart(void) {
  is_past_options = 0;
#if defined(__APPLE__)
  optreset = 1;
  optind = 1;
#else
  optind = 0;
#endif
}

static void fill(struct option *longs, const struct cgetopt_option *options, int count) {
  for (int i = 0; i < count; i++) {
    int argument = options[i].takes_value ? required_argument : no_argument;
    longs[i] = (struct option){options[i].name, argument, NULL, options[i].code};
  }
  longs[count] = (struct option){NULL, 0, NULL, 0};
}

struct cgetopt_result cgetopt_next(
    int argc, char *const *argv, const struct cgetopt_option *options, int count) {
  struct option longs[largest_option_count + 1];
  fill(longs, options, count < largest_option_count ? count : largest_option_count);
  opterr = 0;
  // "-" returns operands in order with code 1. ":" distinguishes a missing value from an unknown
  // option.
  int code = is_past_options ? -1 : getopt_long(argc, argv, "-:h", longs, NULL);
  switch (code) {
    case -1:
      is_past_options = 1;
      if (optind < argc) return (struct cgetopt_result){cgetopt_operand, 0, argv[optind++]};
      return (struct cgetopt_result){cgetopt_end, 0, NULL};
    case 1: return (struct cgetopt_result){cgetopt_operand, 0, optarg};
    case ':': return (struct cgetopt_result){cgetopt_missing_value, optopt, NULL};
    case '?':
      if (optopt > 255) return (struct cgetopt_result){cgetopt_unexpected_value, optopt, NULL};
      return (struct cgetopt_result){cgetopt_unknown, optopt, argv[optind - 1]};
    default: return (struct cgetopt_result){cgetopt_known, code, optarg};
  }
}
