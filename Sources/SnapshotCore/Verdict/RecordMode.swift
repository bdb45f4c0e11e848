import Basics

/// The goldens that a run may write.
///
/// The names are those of Point-Free's snapshot testing library.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
  /// Every golden is recorded again; a file whose bytes would be the same is not written.
  case all
  /// Goldens that differ or cannot be compared are replaced, but missing ones are not written.
  ///
  /// Git LFS pointers, and files that cannot be read, for instance without permission, are not
  /// replaced either.
  case failed
  /// Goldens that do not exist are written.
  case missing
  /// No golden is written.
  case never

  /// Returns the permitted mode: `never` on a build server (`BuildServer`), otherwise this mode.
  ///
  /// If a build server recorded goldens, it would accept every change, and a retried test would
  /// pass.
  ///
  /// - Parameter environment: the environment variables of the process.
  /// - Returns: this mode or `never`.
  package func permitted(in environment: [String: String]) -> RecordMode {
    BuildServer.isNamed(in: environment) ? .never : self
  }

  var recordsMissing: Bool { self == .all || self == .missing }
  var recordsDifferent: Bool { self == .all || self == .failed }
}
