internal import CResources
package import Foundation

/// The files that the program carries inside itself, so that it works wherever it is copied to.
///
/// ```
/// Fonts/Files/Inter-Regular.otf              Inter-Regular.otf
/// Sources/FigureGallery/Resources/Photos/…   Photos/cat.png
/// Sources/SnapshotReport/Page/script/…       script/list.js
/// Sources/Porting/Tool/Passes/…              Passes/SelectorPass.swift
/// ```
package enum CarriedFiles {
  /// The bytes of all files by their paths; they are not copied.
  ///
  /// Every thread may read them: they are a part of the program that nothing writes to.
  private nonisolated(unsafe) static let files: [String: UnsafeRawBufferPointer] = {
    let files = (0..<cresources_count()).map(cresources_file)
    return Dictionary(
      files.map {
        (String(cString: $0.path), UnsafeRawBufferPointer(start: $0.bytes, count: $0.count))
      }, uniquingKeysWith: { $1 })
  }()

  /// The paths of all files, sorted.
  package static let paths = files.keys.sorted()

  /// Returns the bytes of a file; nil if no file of that path is carried.
  package static func data(at path: String) -> Data? {
    files[path].flatMap { bytes in
      // Nothing writes there: data that is changed is copied before.
      bytes.baseAddress.map {
        Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: $0), count: bytes.count,
          deallocator: .none)
      }
    }
  }

  /// Returns the bytes of a file where they are, as long as the process lives; nil if no file of
  /// that path is carried.
  package static func bytes(at path: String) -> UnsafeRawBufferPointer? { files[path] }
}
