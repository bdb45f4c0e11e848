// Mirrors CGFont (iOS 17). Missing: glyphs, tables, variations.
public import Foundation
internal import RasterText

/// A font read from memory.
public final class CGFont: NSObject, Sendable {
  let face: FontFace

  /// Reads a font; nil if the bytes are not a TrueType or OpenType font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? FontFace(data: data, name: "CGFont") else {
      return nil
    }
    self.face = face
  }

  /// The PostScript name.
  public var postScriptName: CFString? { NSString(string: face.postScriptName) }
  /// The font's name with its style, such as `Inter Semi Bold`.
  public var fullName: CFString? { NSString(string: face.name) }
}
