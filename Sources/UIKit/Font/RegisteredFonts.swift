import Basics
import Foundation
import RasterText

/// The fonts registered from an app's font files; `UIFont(name:size:)` finds them by name.
enum RegisteredFonts {
  private static let faces = Mutex<[FontFace]>([])

  /// Returns the font with a PostScript name or a full name; if there is none, the regular font of
  /// the family with this name, or its first font if none is regular; nil if no font matches.
  static func face(named name: String) -> FontFace? {
    read { faces in
      if let face = faces.first(where: { $0.postScriptName == name || $0.name == name }) {
        return face
      }
      let family = faces.filter { $0.familyName == name }
      return family.first { isRegular($0) } ?? family.first
    }
  }

  /// The names of the families of the registered fonts.
  static var families: Set<String> { read { Set($0.map(\.familyName)) } }

  /// Returns the PostScript names of a family's fonts, in the order of their registration.
  static func names(in family: String) -> [String] {
    read { $0.filter { $0.familyName == family }.map(\.postScriptName) }
  }

  /// The PostScript names of all fonts.
  static var names: [String] { read { $0.map(\.postScriptName) } }

  private static func isRegular(_ face: FontFace) -> Bool {
    NamedFace.weight(in: face.postScriptName) == .regular
      && !["Italic", "Oblique", "Condensed"].contains(where: face.postScriptName.contains)
  }

  /// Calls a closure with the registered fonts, which include those of the program's bundle.
  private static func read<Result>(_ body: ([FontFace]) -> Result) -> Result {
    AppFonts.registered
    return faces.withLock { body($0) }
  }

  /// Adds a font, unless a font of the same name is registered; returns whether it was added.
  static func add(_ face: FontFace) -> Bool {
    faces.withLock { faces in
      guard !faces.contains(where: { $0.postScriptName == face.postScriptName }) else {
        return false
      }
      faces.append(face)
      return true
    }
  }

  /// Removes a font by its PostScript name, and returns whether it was registered.
  static func remove(named name: String) -> Bool {
    faces.withLock { faces in
      let count = faces.count
      faces.removeAll { $0.postScriptName == name }
      return faces.count < count
    }
  }
}

extension NamedFace {
  /// Returns the registered font at a size in points, with fallback fonts for other scripts; nil
  /// for a font of iOS.
  func font(size: CGFloat) -> TextFont? {
    file.map { file in
      TextFont(
        stack: FontStack(primary: file, fallback: .scripts(weight.face)), size: size)
    }
  }

  /// Returns the font at the given positions on its axes, such as weight; a font of iOS, which has
  /// no file, is returned unchanged.
  func varied(by variations: [FontVariation]) -> NamedFace {
    guard let file, !variations.isEmpty else { return self }
    return NamedFace(name: name, family: family, file: file.varied(by: variations))
  }
}
