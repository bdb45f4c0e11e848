package import Foundation

/// A file that shows the result of a snapshot.
package struct Artifact: Sendable, Hashable {
  /// The role of a file among the artifacts of a snapshot.
  package enum Role: String, Sendable, Codable, CaseIterable {
    /// The golden before the run.
    case expected
    /// The value of this run, such as a picture, which would replace the golden.
    case actual
    /// The difference between the golden and the actual picture.
    case difference
    /// The golden, the difference and the actual picture side by side.
    case panes
    /// The golden and the actual picture in alternation.
    case blink
    case message
  }

  package let role: Role
  package let url: URL

  package init(role: Role, url: URL) {
    self.role = role
    self.url = url
  }
}
