import Basics
import Foundation
import RasterText

/// The fonts of an app's files that it has registered, which are found by their names.
enum RegisteredFonts {
  private static let faces = Mutex<[FontFace]>([])

  /// Returns the font with a PostScript name or a full name, or the first font of a family; nil if
  /// there is none.
  static func face(named name: String) -> FontFace? {
    faces.withLock { faces in
      faces.first { $0.postScriptName == name || $0.name == name }
        ?? faces.first { $0.familyName == name }
    }
  }

  /// The names of the families.
  static var families: Set<String> { faces.withLock { Set($0.map(\.familyName)) } }

  /// Returns the PostScript names of a family's fonts, in the order of their registration.
  static func names(in family: String) -> [String] {
    faces.withLock { $0.filter { $0.familyName == family }.map(\.postScriptName) }
  }

  /// Adds a font, and returns whether no font had its name.
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
  /// Returns the registered font at a size, with the bundled font of most characters as its
  /// fallback; nil for a font of iOS.
  func font(size: CGFloat) -> TextFont? {
    file.map { file in
      TextFont(
        stack: FontStack(primary: file, fallbacks: [FontLibrary.shared.fallback]), size: size)
    }
  }
}
