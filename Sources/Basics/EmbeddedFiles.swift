package import CEmbeddedFiles
package import Foundation

/// The files that a target embeds in the program, so that the program works wherever it is copied.
///
/// SwiftPM's resource bundles would be separate files: if only the program is copied, accessing a
/// bundle ends the process. The bytes are in a C target, such as `CFontFiles`.
package struct EmbeddedFiles: Sendable {
  /// The bytes of all files, keyed by path.
  ///
  /// The bytes are not copied. All threads may read the bytes, which are constants of the program.
  private nonisolated(unsafe) let files: [String: UnsafeRawBufferPointer]
  /// The paths of all files, sorted.
  package let paths: [String]

  /// Reads the table of files that a C target contains.
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
      // The embedded bytes are not changed, since `Data` copies its bytes before a change.
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
