public import Foundation

/// Which run a process belongs to, which shard of it, and what was left out.
public struct RunIdentity: Sendable, Hashable {
  /// What all processes of one run have in common.
  public var run: String
  /// Which part of the run.
  public var shard: Manifest.Shard
  /// What left goldens out, such as a test filter; nil when nothing did.
  public var filter: String?
  /// What tells the processes of a shard apart.
  public var process: String

  /// Makes an identity.
  public init(
    run: String, shard: Manifest.Shard = .whole, filter: String? = nil,
    process: String = String(ProcessInfo.processInfo.processIdentifier)
  ) {
    self.run = run
    self.shard = shard
    self.filter = filter
    self.process = process
  }
}
