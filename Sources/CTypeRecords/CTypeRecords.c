#include "CTypeRecords.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The structures read here are defined by Swift's ABI: a record is the relative address of a
// description, and a description begins with flags and with the relative addresses of its parent,
// its name and its accessor.

typedef struct {
  uint32_t flags;
  int32_t parent, name, accessor;
} Description;

typedef struct {
  const void *metadata;
  size_t state;
} Response;

typedef __attribute__((swiftcall)) Response (*Accessor)(size_t request);

typedef struct {
  const char *beginning;
  void *context;
  void (*body)(void *context, const void *type);
} Search;

static const void *at(const int32_t *distance) { return (const char *)distance + *distance; }

static void look(const Search *search, const int32_t *record) {
  // The lowest bits are the kind of the reference: 0 is a description in this image.
  if ((*record & 3) != 0) return;
  const Description *type = at(record);
  // Kinds below 16 are not types. Generic types are skipped, because their accessors need more
  // arguments than a metadata request.
  if ((type->flags & 0x1f) < 16 || (type->flags & 0x80) != 0) return;
  if (strncmp(at(&type->name), search->beginning, strlen(search->beginning)) != 0) return;
  Accessor accessor = (Accessor)at(&type->accessor);
  search->body(search->context, accessor(0).metadata);
}

static void look_at_all(const Search *search, const void *start, size_t length) {
  const int32_t *records = start;
  for (size_t index = 0; index < length / sizeof(int32_t); index++) look(search, records + index);
}

#ifdef __APPLE__

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

static void look_everywhere(const Search *search) {
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header_64 *image = (const void *)_dyld_get_image_header(index);
    unsigned long length = 0;
    const void *start = getsectiondata(image, "__TEXT", "__swift5_types", &length);
    if (start) look_at_all(search, start, length);
  }
}

#else

typedef struct {
  const void *start;
  size_t length;
} Range;

// The beginning of the structure that an image registers with the runtime when it is loaded.
typedef struct {
  uintptr_t version;
  const void *base, *unused[2];
  Range protocols, conformances, types;
} Sections;

extern void swift_enumerateAllMetadataSections(
  bool (*body)(const Sections *sections, void *context), void *context);

static bool look_in(const Sections *sections, void *search) {
  look_at_all(search, sections->types.start, sections->types.length);
  return true;
}

static void look_everywhere(Search *search) {
  swift_enumerateAllMetadataSections(look_in, search);
}

#endif

void CTypeRecordsEach(
  const char *beginning, void *context, void (*body)(void *context, const void *type)) {
  Search search = {beginning, context, body};
  look_everywhere(&search);
}
