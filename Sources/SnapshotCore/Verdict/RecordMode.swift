import Basics

/// The goldens that a run may write; the names of pointfree's library.
public enum RecordMode: String, Sendable, Codable, CaseIterable {
  /// Every golden is written.
  case all
  /// Goldens that differ or cannot be read are written; missing ones are not.
  case failed
  /// Goldens that do not exist are written.
  case missing
  /// No golden is written.
  case never

  /// The mode that holds: `never` where `CI` is set, whatever was requested.
  ///
  /// A build server that records accepts every change, and a test that is tried again turns green.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Returns: this mode, or `never`.
  public func permitted(in environment: [String: String]) -> RecordMode {
    BuildServer.isNamed(in: environment) ? .never : self
  }

  var recordsMissing: Bool { self == .all || self == .missing }
  var recordsDifferent: Bool { self == .all || self == .failed }
}
