package import LayoutComparison
package import PictureComparison

/// A verdict in the form in which a run stores it: without the pictures, which are separate files,
/// and without sentences except for the messages of errors.
///
/// ```
/// Verdict ── VerdictRecord ── verdicts.….jsonl ── VerdictRecord ── VerdictMessage
///             structure         a line each         structure         text
/// ```
///
/// Test failures, the terminal and the report show the message. Records from any number of
/// processes and machines can be combined into one report.
package struct VerdictRecord: Sendable, Hashable, Codable {
  /// The outcome of a snapshot.
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The value matches its golden; differences may lead to a warning or be ignored.
    case same
    /// The golden was recorded; a file that already contained the same bytes was not written.
    case recorded
    /// The golden does not exist.
    case missing
    /// The value differs from its golden.
    case different
    /// The golden exists but cannot be compared.
    case unreadable
    /// No verdict is possible because of an error.
    case error
  }

  /// The subject of a comparison.
  package enum Subject: Sendable, Hashable, Codable {
    /// A snapshot with its golden; `path` is the absolute path of the golden if it is known.
    case golden(path: String?)
    /// Two files with their absolute paths; nil for a file that does not exist.
    case files(first: String?, second: String?)
  }

  /// The reason for an outcome that the changes do not explain.
  package enum Reason: Sendable, Hashable, Codable {
    /// The golden was recorded; `isRepeated` is true if it was already recorded earlier in this
    /// run.
    case recorded(change: Verdict.Recording.Change, isRepeated: Bool)
    /// The golden does not exist, and the mode did not allow writing it.
    case notRecorded(mode: RecordMode, isOnBuildServer: Bool)
    /// The golden cannot be compared.
    case unreadable(UnreadableReason)
    /// The layout breaks rules (see `LayoutRules`), or the policy or the tolerance is not valid;
    /// one line for each problem.
    case unsound([String])
    /// No verdict is possible because of an error; the lines are its message.
    case error([String])
    /// No snapshot requested the golden.
    case orphan
    /// Only one of two files exists.
    case alone
    /// One of two files cannot be read, for instance because the system denies access to it.
    case closed
    /// One of two files is broken, or is of a kind that cannot be compared.
    case incomparable(String)
    /// This shard of a run requested the golden, but the results lack its verdict.
    case lost(Manifest.Shard)
  }

  /// An artifact of a snapshot, given by its role and path.
  package struct File: Sendable, Hashable, Codable {
    package let role: Artifact.Role
    /// The path of the file relative to the results folder.
    package let path: String

    package init(role: Artifact.Role, path: String) {
      self.role = role
      self.path = path
    }
  }

  /// The current version of the format.
  ///
  /// Version 1 stored sentences, and version 2 only the names of the layouts that changed.
  package static let version = 3

  /// The version of the format in which the record was written.
  package let version: Int
  /// The path of the store, which is the folder of goldens, relative to the run's base folder, such
  /// as the package's; absolute if the store is outside it.
  package let store: String
  /// The name of the golden: its path in the store.
  package let name: GoldenName
  /// The caller that requested the snapshot, such as the location of an assertion.
  package let owner: String
  /// The source line that requested the snapshot; nil if there is none.
  package let source: SourceLine?
  package let subject: Subject
  /// The result of the verification.
  package let outcome: Outcome
  /// The reason for the outcome if the changes do not explain it, otherwise nil.
  package let reason: Reason?
  /// The differences, including warnings and ignored ones.
  package let statements: [ReportedChange]
  /// The pixels that differ or that a tolerance allowed; nil if there are none.
  package let pixels: PixelSummary?
  /// The digest of the change that can be accepted; nil if there is none.
  package let digest: Digest?
  /// The command that accepts exactly this change; nil if there is none.
  package internal(set) var acceptCommand: String?
  /// The command that records a missing golden; nil if there is none.
  package let recordCommand: String?
  /// The artifacts that show the verdict, in the order of their roles, with paths relative to the
  /// results folder.
  package internal(set) var files: [File]

  /// Makes a record in the current version of the format.
  package init(
    store: String, name: GoldenName, owner: String, source: SourceLine? = nil,
    subject: Subject = .golden(path: nil), outcome: Outcome, reason: Reason? = nil,
    statements: [ReportedChange] = [], pixels: PixelSummary? = nil, digest: Digest? = nil,
    acceptCommand: String? = nil, recordCommand: String? = nil, files: [File] = []
  ) {
    version = Self.version
    self.store = store
    self.name = name
    self.owner = owner
    self.source = source
    self.subject = subject
    self.outcome = outcome
    self.reason = reason
    self.statements = statements
    self.pixels = pixels
    self.digest = digest
    self.acceptCommand = acceptCommand
    self.recordCommand = recordCommand
    self.files = files
  }

  /// The classes of the changes that are not ignored, each once, in order.
  package var classes: [ChangeClass] { statements.classes }

  /// The differences that only lead to a warning, regardless of the outcome.
  package var warnings: [ReportedChange] { statements.filter { $0.reaction == .warn } }

  /// Whether the snapshot passes, but with a warning.
  package var isWarned: Bool { passes && !warnings.isEmpty }

  /// The differences that the policy ignores, regardless of the outcome.
  package var ignored: [ReportedChange] { statements.filter { $0.reaction == .ignore } }

  /// The path of the golden: that of its store, followed by its name.
  package var path: String { name.path(inStore: store) }

  /// The path of the store (the folder of goldens) and the name, which together identify the golden
  /// within a run.
  package var key: [String] { [store, name.path] }

  /// Whether the snapshot passes, that is, whether its outcome is `same`.
  package var passes: Bool { outcome == .same }

  /// Returns the file with a role; nil if there is none.
  package func file(_ role: Artifact.Role) -> File? { files.first { $0.role == role } }
}

/// A line of source that requests a snapshot.
package struct SourceLine: Sendable, Hashable, Codable {
  /// The path of the file relative to the run's base; absolute if the file is outside the base.
  package let file: String
  /// The line number, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
