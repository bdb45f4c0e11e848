import Basics
import Foundation

/// Fonts outside of the package, such as Noto Sans CJK, that the user names by their paths.
///
/// The environment variable `QUARTERTURN_FONTS` names files and folders, separated by colons. For
/// characters that a text's own font does not have, these fonts precede those of the package,
/// except for characters with emoji presentation. A file with the name of one of the package's
/// large fonts is used as that font, in its usual order. Golden images record the digests of the
/// fonts that they show.
package enum NamedFonts {
  /// The environment variable with the paths of the fonts.
  package static let variable = "QUARTERTURN_FONTS"

  /// The fonts that were read, and the errors of the files that cannot be read.
  package struct Reading: Sendable {
    package var faces: [FontFace] = []
    package var errors: [FontError] = []
  }

  /// The paths in the environment variable; empty if it is not set.
  static var paths: [String] {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return text.split(separator: ":").map(String.init)
  }

  /// The fonts that the environment names, which are read once.
  ///
  /// Errors are logged.
  package static let current: Reading = {
    let result = reading(of: paths)
    for error in result.errors { WarningLog.warn("\(variable): \(error)") }
    return result
  }()

  /// Reads the fonts of files and folders, in order; files in a folder are sorted by name.
  package static func reading(of paths: [String]) -> Reading {
    paths.reduce(into: Reading()) { reading, path in
      for file in files(at: path) where !isOfPackage(file) {
        do throws(FontError) {
          reading.faces += try FontFace.all(at: URL(fileURLWithPath: file))
        } catch {
          reading.errors.append(error)
        }
      }
    }
  }

  /// Returns the first of the named fonts that has a character; nil if none has.
  static func face(for cluster: ArraySlice<UInt32>) -> FontFace? {
    current.faces.first { $0.covers(cluster) }
  }

  /// The file name extensions of fonts.
  package static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  private static func isOfPackage(_ file: String) -> Bool {
    BundledFont(rawValue: (file as NSString).lastPathComponent)?.isLarge == true
  }

  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { (path as NSString).appendingPathComponent($0) }
  }
}
