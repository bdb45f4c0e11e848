internal import CResources
package import Foundation

/// The files that the program carries inside itself, so that it works wherever it is copied to.
///
/// ```
/// Fonts/Files/Inter-Regular.otf              Inter-Regular.otf
/// Sources/FigureGallery/Resources/Photos/…   Photos/cat.png
/// Sources/SnapshotReport/Page/script/…       script/list.js
/// ```
package enum CarriedFiles {
  /// The bytes of all files by their paths; they are not copied.
  private static let files: [String: Data] = {
    let files = (0..<cresources_count()).map(cresources_file)
    return Dictionary(
      files.map { (String(cString: $0.path), Self.data(of: $0)) }, uniquingKeysWith: { $1 })
  }()

  /// The paths of all files, sorted.
  package static let paths = files.keys.sorted()

  /// Returns the bytes of a file; nil where no file of that path is carried.
  package static func data(at path: String) -> Data? { files[path] }

  private static func data(of file: cresource) -> Data {
    // Nothing writes there: data that is changed is copied before.
    Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: file.bytes), count: file.count,
      deallocator: .none)
  }
}
