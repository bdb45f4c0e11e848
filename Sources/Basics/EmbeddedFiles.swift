package import CEmbeddedFiles
package import Foundation

/// The files that one target embeds in the program, so that it works wherever it is copied to.
///
/// A bundle of SwiftPM's stays behind where a program is copied, which then ends when it looks for
/// it.
/// The list of the files is in a C target of the target that needs them, such as `CFontFiles`.
package struct EmbeddedFiles: Sendable {
  /// The bytes of all files by their paths; they are not copied.
  ///
  /// Every thread may read them: they are a part of the program that nothing writes to.
  private nonisolated(unsafe) let files: [String: UnsafeRawBufferPointer]
  /// The paths of all files, sorted.
  package let paths: [String]

  /// Wraps the table of a C target.
  package init(_ table: embedded_files) {
    files = Dictionary(
      UnsafeBufferPointer(start: table.files, count: table.count).map {
        let bytes = UnsafeRawBufferPointer(start: $0.bytes, count: Int($0.count.pointee))
        return (String(cString: $0.path), bytes)
      }, uniquingKeysWith: { $1 })
    paths = files.keys.sorted()
  }

  /// Returns the bytes of a file; nil if no file of that path is embedded.
  package func data(at path: String) -> Data? {
    files[path].flatMap { bytes in
      // Nothing writes there: data that is changed is copied before.
      bytes.baseAddress.map {
        Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: $0), count: bytes.count,
          deallocator: .none)
      }
    }
  }

  /// Returns the bytes of a file at their place in the program; nil if no file of that path is
  /// embedded.
  package func bytes(at path: String) -> UnsafeRawBufferPointer? { files[path] }
}
