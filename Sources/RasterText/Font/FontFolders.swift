import Basics
import Foundation

/// The folders with the fonts of the package that are too large to be embedded in every program.
///
/// The folders are searched in this order:
///
/// ```
///  QUARTERTURN_FONTS   the files and folders named in the environment
///  fonts               next to the program, as in the release archive
///  Fonts/Large         in the checkout that the program was built from
/// ```
struct FontFolders: Sendable {
  /// The paths of files and folders.
  var paths: [String]

  /// The folders of this process.
  static let current = FontFolders(paths: NamedFonts.paths + [besideProgram, checkout])

  /// Returns the font file with a name, from the first folder that contains one.
  func file(named name: String) throws(FontError) -> URL {
    let places = paths.map { path -> String in
      let isFile = (path as NSString).lastPathComponent == name
      return isFile ? path : (path as NSString).appendingPathComponent(name)
    }
    guard let place = places.first(where: FileManager.default.fileExists) else {
      throw .absent(name: name, folders: paths)
    }
    return URL(fileURLWithPath: place)
  }

  private static var besideProgram: String {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("fonts").path
  }

  private static var checkout: String {
    let source = URL(fileURLWithPath: #filePath)
    let root = PackageFolder.around(source) ?? source.deletingLastPathComponent()
    return root.appendingPathComponent("Fonts/Large").path
  }
}
