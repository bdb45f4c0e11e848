package import Foundation

/// A file of this repository.
///
/// The figures of the documentation are drawn only in a checkout, so their files need not be
/// embedded in the program.
package struct RepositoryFile {
  /// The path relative to the root.
  package let path: String

  /// Makes a file from its path relative to the root.
  package init(_ path: String) { self.path = path }

  private static let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  package func data() throws -> Data {
    try Data(contentsOf: Self.root.appendingPathComponent(path))
  }
}
