// Draws display lists with cairo.
//
//     cairo_lists draw FILE.list             draws, into a picture that is kept
//     cairo_lists encode FILE                draws and encodes each list that the file names
//     cairo_lists png FILE.list FILE.png     writes the picture, and ends
//     cairo_lists svg FILE.list FILE.svg     writes the picture as SVG, and ends
//
// The first two answer as in answer.h. A list is text; reading it is not timed. It begins with
// `size WIDTH HEIGHT SCALE`, then `font FILE` and `image WIDTH HEIGHT FILE.rgba` lines, then steps:
// a letter and its numbers, which run() reads. The letters of paths are those of SVG.
#include <cairo-ft.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "answer.h"

enum { most_fonts = 16, most_images = 64, deepest = 256 };

typedef struct {
  double *codes;
  size_t count, room;
  int width, height;
  double scale;
  int font_count, image_count;
  cairo_font_face_t *fonts[most_fonts];
  cairo_surface_t *images[most_images];
} List;

// ---- Reading

static FT_Library library;
static struct { char *path; cairo_font_face_t *face; } known_fonts[most_fonts];

// One face for each file, for all lists, so that cairo's caches of glyphs stay warm.
static cairo_font_face_t *font(const char *path) {
  int at = 0;
  while (at < most_fonts && known_fonts[at].path && strcmp(known_fonts[at].path, path)) at++;
  if (at == most_fonts) need(NULL, "one font more");
  if (!known_fonts[at].path) {
    FT_Face face;
    if (FT_New_Face(library, path, 0, &face)) need(NULL, path);
    known_fonts[at].path = strdup(path);
    known_fonts[at].face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  }
  return known_fonts[at].face;
}

// Reads premultiplied RGBA into a surface with cairo's words.
static cairo_surface_t *image(int width, int height, const char *path) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  unsigned char *to = cairo_image_surface_get_data(surface);
  FILE *file = need(fopen(path, "rb"), path);
  for (int k = 0; k < width * height; k++) {
    unsigned char rgba[4];
    if (fread(rgba, 1, 4, file) != 4) need(NULL, path);
    to[4 * k] = rgba[2], to[4 * k + 1] = rgba[1], to[4 * k + 2] = rgba[0], to[4 * k + 3] = rgba[3];
  }
  fclose(file);
  cairo_surface_mark_dirty(surface);
  return surface;
}

static void append(List *list, double code) {
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 4096;
    list->codes = need(realloc(list->codes, list->room * sizeof(double)), "list");
  }
  list->codes[list->count++] = code;
}

static List read_list(const char *path) {
  List list = {0};
  FILE *file = need(fopen(path, "r"), path);
  char word[4096];
  while (fscanf(file, "%4095s", word) == 1) {
    if (!strcmp(word, "size")) {
      if (fscanf(file, "%d %d %lf", &list.width, &list.height, &list.scale) != 3) need(NULL, path);
    } else if (!strcmp(word, "font")) {
      if (fscanf(file, " %4095[^\n]", word) != 1 || list.font_count == most_fonts) need(NULL, path);
      list.fonts[list.font_count++] = font(word);
    } else if (!strcmp(word, "image")) {
      int width, height;
      if (fscanf(file, "%d %d %4095[^\n]", &width, &height, word) != 3) need(NULL, path);
      if (list.image_count == most_images) need(NULL, "one image more");
      list.images[list.image_count++] = image(width, height, word + (word[0] == ' '));
    } else {
      char *end;
      double number = strtod(word, &end);
      append(&list, *end ? (double)word[0] : number);
    }
  }
  fclose(file);
  append(&list, '.');
  return list;
}

static void forget(List *list) {
  for (int k = 0; k < list->image_count; k++) cairo_surface_destroy(list->images[k]);
  free(list->codes);
}

// ---- Drawing

static const cairo_operator_t operators[] = {
    CAIRO_OPERATOR_CLEAR,     CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_OVER,
    CAIRO_OPERATOR_IN,        CAIRO_OPERATOR_OUT,    CAIRO_OPERATOR_ATOP,
    CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_OUT,
    CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR,    CAIRO_OPERATOR_ADD,
    CAIRO_OPERATOR_MULTIPLY,  CAIRO_OPERATOR_SCREEN};

static const double *matrix_at(const double *v, cairo_matrix_t *matrix) {
  cairo_matrix_init(matrix, v[0], v[1], v[2], v[3], v[4], v[5]);
  return v + 6;
}

static const double *set_gradient(cairo_t *cr, cairo_pattern_t *pattern, const double *v) {
  int count = (int)*v++;
  for (int k = 0; k < count; k++, v += 5)
    cairo_pattern_add_color_stop_rgba(pattern, v[0], v[1], v[2], v[3], v[4]);
  cairo_set_source(cr, pattern);
  cairo_pattern_destroy(pattern);
  return v;
}

static const double *stroke(cairo_t *cr, const double *v) {
  int count = (int)v[6];
  cairo_set_operator(cr, operators[(int)v[0]]);
  cairo_set_line_width(cr, v[1]);
  cairo_set_line_cap(cr, (cairo_line_cap_t)v[2]);
  cairo_set_line_join(cr, (cairo_line_join_t)v[3]);
  cairo_set_miter_limit(cr, v[4]);
  cairo_set_dash(cr, v + 7, count, v[5]);
  cairo_stroke(cr);
  return v + 7 + count;
}

static const double *glyphs(cairo_t *cr, const List *list, const double *v) {
  static cairo_glyph_t *places;
  static int room;
  int count = (int)v[4];
  if (count > room) places = need(realloc(places, (room = count) * sizeof *places), "glyphs");
  cairo_set_font_face(cr, list->fonts[(int)v[0]]);
  cairo_set_font_size(cr, v[1]);
  for (int k = 0; k < count; k++)
    places[k] = (cairo_glyph_t){(unsigned long)v[5 + 3 * k], v[2] + v[6 + 3 * k], v[3] + v[7 + 3 * k]};
  cairo_show_glyphs(cr, places, count);
  return v + 5 + 3 * count;
}

// An image, or the paint through it: index, operator, alpha, smooth, is a mask, target, source.
static const double *picture(cairo_t *cr, const List *list, const double *v) {
  cairo_surface_t *surface = list->images[(int)v[0]];
  const double *target = v + 5, *source = v + 9;
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, source[2] / target[2], 0, 0, source[3] / target[3],
                    source[0] - target[0] * source[2] / target[2],
                    source[1] - target[1] * source[3] / target[3]);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, v[3] ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_set_operator(cr, operators[(int)v[1]]);
  cairo_rectangle(cr, target[0], target[1], target[2], target[3]);
  if (!v[4] && v[2] >= 1) {
    cairo_set_source(cr, pattern);
    cairo_fill(cr);
  } else {
    cairo_save(cr);
    cairo_clip(cr);
    if (v[4]) {
      cairo_mask(cr, pattern);
    } else {
      cairo_set_source(cr, pattern);
      cairo_paint_with_alpha(cr, v[2]);
    }
    cairo_restore(cr);
  }
  cairo_pattern_destroy(pattern);
  return v + 13;
}

static void run(cairo_t *cr, const List *list) {
  cairo_matrix_t bases[deepest], now, matrix;
  int depth = 0;
  cairo_matrix_init_scale(&bases[0], list->scale, list->scale);
  for (const double *v = list->codes;;) {
    switch ((int)*v++) {
    case '.': return;
    // The transform of the next step, under that of the drawing it is in.
    case 't':
      v = matrix_at(v, &matrix);
      cairo_matrix_multiply(&matrix, &matrix, &bases[depth]);
      cairo_get_matrix(cr, &now);
      if (memcmp(&now, &matrix, sizeof now)) cairo_set_matrix(cr, &matrix);
      break;
    case '{':
      v = matrix_at(v, &matrix);
      if (depth + 1 == deepest) need(NULL, "a deeper drawing");
      cairo_matrix_multiply(&bases[depth + 1], &matrix, &bases[depth]);
      depth++;
      break;
    case '}': depth--; break;
    case '(': cairo_save(cr); break;
    case ')': cairo_restore(cr); break;
    case 'N': cairo_new_path(cr); break;
    case 'M': cairo_move_to(cr, v[0], v[1]), v += 2; break;
    case 'L': cairo_line_to(cr, v[0], v[1]), v += 2; break;
    case 'C': cairo_curve_to(cr, v[0], v[1], v[2], v[3], v[4], v[5]), v += 6; break;
    case 'Z': cairo_close_path(cr); break;
    case 'X': cairo_set_fill_rule(cr, (cairo_fill_rule_t)*v++), cairo_clip(cr); break;
    case 'F':
      cairo_set_operator(cr, operators[(int)*v++]);
      cairo_set_fill_rule(cr, (cairo_fill_rule_t)*v++);
      cairo_fill(cr);
      break;
    case 'S': v = stroke(cr, v); break;
    case 'G': v = glyphs(cr, list, v); break;
    case 'I': v = picture(cr, list, v); break;
    case 'c':
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
      cairo_set_source_rgba(cr, v[0], v[1], v[2], v[3]), v += 4;
      break;
    case 'l':
      v = set_gradient(cr, cairo_pattern_create_linear(v[0], v[1], v[2], v[3]), v + 4);
      break;
    case 'r':
      v = set_gradient(cr, cairo_pattern_create_radial(v[0], v[1], 0, v[0], v[1], v[2]), v + 3);
      break;
    case '[': cairo_push_group(cr); break;
    case ']':
      cairo_pop_group_to_source(cr);
      cairo_set_operator(cr, operators[(int)*v++]);
      cairo_paint_with_alpha(cr, *v++);
      break;
    default: need(NULL, "a step of the list");
    }
  }
}

static void draw(cairo_surface_t *surface, const List *list) {
  cairo_t *cr = cairo_create(surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cr, options);
  cairo_font_options_destroy(options);
  run(cr, list);
  if (cairo_status(cr)) need(NULL, cairo_status_to_string(cairo_status(cr)));
  cairo_destroy(cr);
  cairo_surface_flush(surface);
}

// ---- Requests

static cairo_surface_t *page(const List *list) {
  return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, list->width, list->height);
}

static cairo_status_t count_bytes(void *total, const unsigned char *bytes, unsigned count) {
  (void)bytes;
  *(double *)total += count;
  return CAIRO_STATUS_SUCCESS;
}

static void draw_again(const char *path) {
  List list = read_list(path);
  cairo_surface_t *surface = page(&list);
  while (asked()) {
    double start = milliseconds();
    draw(surface, &list);
    answer(milliseconds() - start, list.width);
  }
}

static void encode_all(const char *names) {
  while (asked()) {
    FILE *file = need(fopen(names, "r"), names);
    double time = 0, bytes = 0;
    char path[4096];
    while (fscanf(file, " %4095[^\n]", path) == 1) {
      List list = read_list(path);
      double start = milliseconds();
      cairo_surface_t *surface = page(&list);
      draw(surface, &list);
      cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
      cairo_surface_destroy(surface);
      time += milliseconds() - start;
      forget(&list);
    }
    fclose(file);
    answer(time, bytes);
  }
}

int main(int count, char **arguments) {
  const char *work = count > 1 ? arguments[1] : "";
  if (FT_Init_FreeType(&library)) need(NULL, "FreeType");
  if (count == 3 && !strcmp(work, "draw")) {
    draw_again(arguments[2]);
  } else if (count == 3 && !strcmp(work, "encode")) {
    encode_all(arguments[2]);
  } else if (count == 4 && !strcmp(work, "png")) {
    List list = read_list(arguments[2]);
    cairo_surface_t *surface = page(&list);
    draw(surface, &list);
    return cairo_surface_write_to_png(surface, arguments[3]) != CAIRO_STATUS_SUCCESS;
  } else if (count == 4 && !strcmp(work, "svg")) {
    List list = read_list(arguments[2]);
    cairo_surface_t *surface = cairo_svg_surface_create(arguments[3], list.width, list.height);
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
    draw(surface, &list);
    cairo_surface_finish(surface);
    return cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS;
  } else {
    fputs("usage: cairo_lists draw|encode|png|svg FILE …, see its source\n", stderr);
    return 2;
  }
}
