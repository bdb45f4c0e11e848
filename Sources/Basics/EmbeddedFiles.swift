package import CEmbeddedFiles
package import Foundation

/// The files that a target embeds in the program, so that it works wherever it is copied to.
///
/// SwiftPM's resource bundles are separate files. If only the program is copied, accessing its
/// bundle ends the process. The list of the files is in a separate C target, such as `CFontFiles`.
package struct EmbeddedFiles: Sendable {
  /// The bytes of all files, by path.
  ///
  /// They are not copied.
  ///
  /// Every thread may read them, since they are a constant part of the program.
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

  /// Returns the bytes of a file, or nil if no file with that path is embedded.
  package func data(at path: String) -> Data? {
    files[path].flatMap { bytes in
      // The data is never written to, since `Data` copies its bytes before a change.
      bytes.baseAddress.map {
        Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: $0), count: bytes.count,
          deallocator: .none)
      }
    }
  }

  /// Returns the bytes of a file without copying them, or nil if no file with that path is
  /// embedded.
  package func bytes(at path: String) -> UnsafeRawBufferPointer? { files[path] }
}
