public import Foundation

/// A file that shows what became of a snapshot.
public struct Artifact: Sendable, Hashable {
  /// What a file shows.
  public enum Role: String, Sendable, Codable, CaseIterable {
    /// The golden as it was.
    case expected
    /// What would be written in its place.
    case actual
    /// Where they differ.
    case difference
    /// Golden, difference and actual side by side.
    case panes
    /// Golden and actual in turn.
    case blink
    /// The message.
    case message
  }

  /// What the file shows.
  public let role: Role
  /// Where it is.
  public let url: URL

  /// Names a file and what it shows.
  public init(role: Role, url: URL) {
    self.role = role
    self.url = url
  }
}
