internal import CFreeType

/// An owner of a FreeType face with its own FreeType library.
///
/// Glyphs are read only in font units, without scaling or hinting, so FreeType's version does not
/// affect any pixel. FreeType is not thread-safe: only one thread at a time may use a face.
/// `FontFace` ensures that with a lock.
final class FreeTypeFace {
  /// The bytes that FreeType reads while the face exists.
  private let file: FontFile
  let library: FT_Library
  let face: FT_Face

  init(_ file: FontFile, _ selection: FontSelection = FontSelection()) throws(FontError) {
    self.file = file
    library = try Self.openedLibrary(for: file)
    do throws(FontError) {
      face = try Self.openedFace(file, selection, in: library)
    } catch {
      // The library is freed here, because `deinit` does not run if an initialiser throws.
      FT_Done_FreeType(library)
      throw error
    }
  }

  deinit {
    // The face must be freed before its library.
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Returns the number of the glyph in the character map, or nil if there is none.
  func glyph(for scalar: UInt32) -> UInt32? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar))
    return glyph == 0 ? nil : glyph
  }

  private static func openedLibrary(for file: FontFile) throws(FontError) -> FT_Library {
    var library: FT_Library?
    let code = FT_Init_FreeType(&library)
    guard code == 0, let library else {
      throw .broken(path: file.path, reason: "FreeType does not start (error \(code))")
    }
    return library
  }

  private static func openedFace(
    _ file: FontFile, _ selection: FontSelection, in library: FT_Library
  ) throws(FontError) -> FT_Face {
    var face: FT_Face?
    let start = file.bytes.bindMemory(to: FT_Byte.self).baseAddress
    let code = FT_New_Memory_Face(
      library, start, FT_Long(file.bytes.count), FT_Long(selection.number), &face)
    guard code == 0, let face else {
      throw .broken(path: file.path, reason: "FreeType says \(words(for: code))")
    }
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0,
      face.pointee.units_per_EM > 0
    else {
      FT_Done_Face(face)
      throw .withoutOutlines(path: file.path)
    }
    return face
  }

  /// Returns FreeType's message for an error, or the error's number if FreeType was built without
  /// messages.
  private static func words(for code: FT_Error) -> String {
    guard let words = FT_Error_String(code) else { return "error \(code)" }
    return String(cString: words)
  }
}
