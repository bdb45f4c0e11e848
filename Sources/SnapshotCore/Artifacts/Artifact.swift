public import Foundation

/// A file that shows the result of a snapshot.
public struct Artifact: Sendable, Hashable {
  /// The content of a file.
  public enum Role: String, Sendable, Codable, CaseIterable {
    /// The golden before the run.
    case expected
    /// The picture that would replace it.
    case actual
    /// The difference of both.
    case difference
    /// Golden, difference and actual side by side.
    case panes
    /// Golden and actual in turn.
    case blink
    case message
  }

  /// The content of the file.
  public let role: Role
  /// The place of the file.
  public let url: URL

  /// Makes an artifact from a file and its role.
  public init(role: Role, url: URL) {
    self.role = role
    self.url = url
  }
}
