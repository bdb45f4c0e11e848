public import SnapshotCore

extension VerdictRecord {
  /// What became of the snapshot, in one line.
  public var headline: String { message.first ?? "\(name) is \(outcome.rawValue)" }

  /// What is different, line by line, without the files and the advice that follow in the message.
  public var changes: [String] {
    message.dropFirst().prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// What warns though the golden agrees.
  public var warnings: [Statement] { statements.filter { $0.reaction == .warn } }
}
