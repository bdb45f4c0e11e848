package import Foundation

/// A file of this repository.
///
/// Figures of the documentation are drawn in a checkout only, so that their files need not be
/// embedded.
package struct RepositoryFile {
  /// The path below the root.
  package let path: String

  /// Names a file by its path below the root.
  package init(_ path: String) { self.path = path }

  private static let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// Reads the file.
  package func data() throws -> Data {
    try Data(contentsOf: Self.root.appendingPathComponent(path))
  }
}
