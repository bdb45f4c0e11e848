public import Foundation

/// A golden's name and its file.
public struct GoldenLocation: Sendable, Hashable {
  /// The name below the store.
  public let name: GoldenName
  /// The file, which need not exist.
  public let url: URL
}
