import Basics
internal import CFreeType
package import Foundation
package import RasterCore

/// A font that a document contains: outlines by glyph numbers, and glyphs by the names and codes
/// that documents use.
///
/// Unlike a `FontFace`, it may be a bare CFF or Type 1 program without OpenType tables. Any thread
/// may use it.
package final class EmbeddedFont: Sendable {
  private let face: Mutex<FreeTypeFace>
  private let glyphsByCID: [UInt32: UInt32]

  /// Reads a font from memory.
  ///
  /// - Parameters:
  ///   - data: the bytes of a TrueType, OpenType, CFF or Type 1 font.
  ///   - name: the name for error messages.
  /// - Throws: `FontError` if the bytes are not a usable font.
  package init(data: Data, name: String) throws(FontError) {
    let face = try FreeTypeFace(FontFile(data: data, path: name))
    glyphsByCID = face.glyphsByCID
    self.face = Mutex(face)
  }

  /// Returns the outline of a glyph, in ems with y down, relative to its origin on the baseline.
  package func outline(of glyph: UInt32) -> Path { face.withLock { $0.outline(of: glyph) } }

  /// Returns the number of the glyph with a PostScript name, or nil if there is none.
  package func glyph(named name: String) -> UInt32? {
    face.withLock { face in
      let glyph = name.withCString { FT_Get_Name_Index(face.face, $0) }
      return glyph == 0 ? nil : glyph
    }
  }

  /// Returns the number of a character's glyph according to the font's Unicode map, or nil if there
  /// is none.
  package func glyph(for scalar: UInt32) -> UInt32? {
    face.withLock { face in
      guard FT_Select_Charmap(face.face, FT_ENCODING_UNICODE) == 0 else { return nil }
      return face.glyph(for: scalar)
    }
  }

  /// Returns the number of a code's glyph according to the font's own encoding, or nil if there is
  /// none.
  ///
  /// Symbol fonts have their codes from U+F000 on.
  package func glyph(forCode code: UInt32) -> UInt32? {
    face.withLock { face in
      for index in 0..<Int(face.face.pointee.num_charmaps) {
        guard let map = face.face.pointee.charmaps[index], face.isOwnEncoding(map),
          FT_Set_Charmap(face.face, map) == 0
        else { continue }
        if let glyph = face.glyph(for: code) ?? face.glyph(for: 0xF000 + code) { return glyph }
      }
      return nil
    }
  }

  /// Returns the number of the glyph with a character identifier (CID); in a font that is not
  /// CID-keyed, it is the identifier itself.
  ///
  /// If a CID-keyed font has no such glyph, the number is 0.
  package func glyph(forCID identifier: UInt32) -> UInt32 {
    glyphsByCID.isEmpty ? identifier : glyphsByCID[identifier] ?? 0
  }
}

extension FreeTypeFace {
  /// The glyphs of a CID-keyed font by their identifiers; empty for any other font.
  fileprivate var glyphsByCID: [UInt32: UInt32] {
    var glyphs: [UInt32: UInt32] = [:]
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_CID_KEYED) != 0 else { return [:] }
    for glyph in 0..<UInt32(min(max(face.pointee.num_glyphs, 0), 65_536)) {
      var identifier: FT_UInt = 0
      if FT_Get_CID_From_Glyph_Index(face, glyph, &identifier) == 0 { glyphs[identifier] = glyph }
    }
    return glyphs
  }

  /// Returns whether a character map is the font's own rather than a Unicode map, such as that of a
  /// symbol font, of Macintosh, or of the font program.
  fileprivate func isOwnEncoding(_ map: FT_CharMap) -> Bool {
    let record = map.pointee
    return record.encoding != FT_ENCODING_UNICODE || record.platform_id == 1
  }
}
