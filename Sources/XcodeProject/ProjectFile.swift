package import Foundation

/// A file of a project, with the group that lists it.
package struct ProjectFile: Sendable, Hashable {
  /// The file's place on disk.
  package var url: URL

  /// Makes a file.
  package init(url: URL) { self.url = url }
}
