internal import CHarfBuzz

/// An owner of a HarfBuzz font that measures in font units.
///
/// The font is immutable, and each call of `shape` has its own buffer, so threads may share it.
final class HarfBuzzFont: @unchecked Sendable {
  /// The bytes that HarfBuzz reads while the font exists.
  private let file: FontFile
  private let blob: OpaquePointer
  let face: OpaquePointer
  private let font: OpaquePointer

  /// Reads a font of a file.
  ///
  /// - Parameters:
  ///   - file: the file, which may be a collection.
  ///   - index: the number of the font in a collection.
  ///   - position: the positions on the axes of a variable font; empty for other fonts.
  /// - Throws: `FontError` if HarfBuzz finds no glyphs.
  init(_ file: FontFile, index: Int = 0, position: [Double] = []) throws(FontError) {
    self.file = file
    let start = file.bytes.bindMemory(to: CChar.self).baseAddress
    blob = hb_blob_create(start, UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    face = hb_face_create(blob, UInt32(index))
    font = hb_font_create(face)
    guard hb_face_get_glyph_count(face) > 0 else {
      throw .broken(path: file.path, reason: "HarfBuzz finds no OpenType glyphs in it")
    }
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    hb_ot_font_set_funcs(font)
    if !position.isEmpty {
      let coordinates = position.map(Float.init)
      hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// Chooses and positions the glyphs of a text, from left to right.
  func shape(_ request: ShapingRequest) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let count = Int32(request.scalars.count)
    hb_buffer_add_utf32(buffer, request.scalars, count, 0, count)
    describe(request, to: buffer)
    let features = Self.features(for: request)
    // The shaper is given by name, because HarfBuzz would otherwise read the environment variable
    // HB_SHAPER_LIST.
    "ot".withCString { name in
      _ = hb_shape_full(font, buffer, features, UInt32(features.count), [name, nil])
    }
    return glyphs(in: buffer)
  }

  /// The advances of all glyphs, in font units.
  var advances: [Int32] {
    (0..<hb_face_get_glyph_count(face)).map { hb_font_get_glyph_h_advance(font, $0) }
  }

  /// Sets all properties that HarfBuzz would otherwise guess, partly from the locale.
  private func describe(_ request: ShapingRequest, to buffer: OpaquePointer) {
    hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(Script.shaped(request.script)))
    hb_buffer_set_language(
      buffer, hb_language_from_string(Script.language(of: request.script), -1))
  }

  private func glyphs(in buffer: OpaquePointer) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      let unsafe = info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
      // In HarfBuzz y points up, in a drawing it points down.
      return ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
        dx: Int(position.x_offset), dy: -Int(position.y_offset), isSafeToCut: unsafe == 0)
    }
  }
}

extension HarfBuzzFont {
  /// Returns features that enable kerning, enable ligatures and monospaced digits if requested, and
  /// disable contextual alternates for scripts that do not need them.
  ///
  /// With alternates, Inter and JetBrains Mono turn `->` into an arrow; UIKit's system fonts show
  /// two characters.
  private static func features(for request: ShapingRequest) -> [hb_feature_t] {
    let joins: UInt32 = request.hasLigatures ? 1 : 0
    var features = [feature("kern", 1), feature("liga", joins), feature("clig", joins)]
    if request.hasMonospacedDigits { features.append(feature("tnum", 1)) }
    if Script.withoutAlternates.contains(request.script) { features.append(feature("calt", 0)) }
    return features
  }

  private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(
      tag: OpenTypeTag.number(name), value: value, start: 0, end: UInt32.max)
  }
}

/// A part of a text in one font, script and direction: all values on which shaping depends, apart
/// from the font itself.
struct ShapingRequest: Hashable, Sendable {
  /// The text as Unicode scalars, in reading order.
  var scalars: [UInt32]
  /// The script as an ISO 15924 tag.
  var script: UInt32
  var isRightToLeft: Bool
  /// Whether letters may form ligatures.
  ///
  /// Letters with added spacing may not.
  var hasLigatures: Bool
  /// Whether all digits have the same width.
  var hasMonospacedDigits: Bool
}
