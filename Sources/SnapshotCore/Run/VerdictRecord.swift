public import LayoutComparison
public import PictureComparison

/// A verdict as a run keeps it: without the pictures, which are files beside it, and without
/// sentences except for an error's message.
///
/// ```
/// Verdict ── VerdictRecord ── verdicts.….jsonl ── VerdictRecord ── VerdictMessage ── failure,
/// terminal, report
///             structure         a line each         structure         text
/// ```
///
/// Records of any number of processes and machines are joined into one report.
public struct VerdictRecord: Sendable, Hashable, Codable {
  /// The outcome of a snapshot.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The picture and the golden agree.
    case same
    /// The golden was written.
    case recorded
    /// There is no golden.
    case missing
    /// The picture and the golden differ.
    case different
    /// There is a golden, and it cannot be compared with.
    case unreadable
    /// No verdict could be reached.
    case error
  }

  /// The subject of a comparison.
  public enum Subject: Sendable, Hashable, Codable {
    /// A snapshot with its golden, whose whole path is reported where it is known.
    case golden(path: String?)
    /// Two files, by their whole paths; nil for one that does not exist.
    case files(first: String?, second: String?)
  }

  /// The reason of the outcome, if no statement has it.
  public enum Reason: Sendable, Hashable, Codable {
    /// The golden was written; `isRepeated` where this run wrote it earlier.
    case recorded(change: Verdict.Recording.Change, isRepeated: Bool)
    /// The golden is missing and was not written.
    case notRecorded(mode: RecordMode, isOnBuildServer: Bool)
    /// The golden cannot be compared with.
    case unreadable(UnreadableReason)
    /// The value breaks rules; a line for each.
    case unsound([String])
    /// No verdict could be reached, in the error's own words, a line each.
    case error([String])
    /// No snapshot requested the golden.
    case orphan
    /// Only one of two files exists.
    case alone
    /// The system refuses to read one of two files.
    case closed
    /// One of two files is broken, or of a kind that is not compared.
    case incomparable(String)
    /// The golden was requested in this part of a run, and the results lack the verdict.
    case lost(Manifest.Shard)
  }

  /// A file that shows the result of a snapshot.
  public struct File: Sendable, Hashable, Codable {
    /// The content of the file.
    public let role: Artifact.Role
    /// Its path below the results folder.
    public let path: String

    /// Makes a file.
    public init(role: Artifact.Role, path: String) {
      self.role = role
      self.path = path
    }
  }

  /// The version of the format; the first one kept sentences, the second only the names of panes.
  public static let version = 3

  /// The version of the format it is written in.
  public let version: Int
  /// The store, by its path below the run's base.
  public let store: String
  /// The name of the golden.
  public let name: GoldenName
  /// The place of the assertion.
  public let owner: String
  /// The line that requested it, where one did.
  public let source: SourceLine?
  /// The subject of the comparison.
  public let subject: Subject
  /// The result of the verification.
  public let outcome: Outcome
  /// Why, where no statement says it.
  public let reason: Reason?
  /// The differences, whether they fail, warn or are ignored.
  public let statements: [ReportedChange]
  /// The pixels that differ, or that tolerance let pass; nil if neither is.
  public let pixels: PixelSummary?
  /// The digest of the change that may be accepted; nil if there is none.
  public let digest: Digest?
  /// The command that accepts exactly this change.
  public internal(set) var acceptCommand: String?
  /// The command that records a missing golden.
  public let recordCommand: String?
  /// The files that show the verdict, by their paths below the results folder, in order of their
  /// roles.
  public internal(set) var files: [File]

  /// Makes a record.
  public init(
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

  /// The classes of change that were found and not ignored, in their order.
  public var classes: [ChangeClass] { statements.classes }

  /// The differences that warn, whether the golden agrees or not.
  public var warnings: [ReportedChange] { statements.filter { $0.reaction == .warn } }

  /// Whether the golden agrees and something about it warns.
  public var isWarned: Bool { passes && !warnings.isEmpty }

  /// The differences that the policy ignores, whether the golden agrees or not.
  public var ignored: [ReportedChange] { statements.filter { $0.reaction == .ignore } }

  /// The golden's path, its store's included.
  public var path: String { name.path(inStore: store) }

  /// The key that distinguishes the golden from every other of a run: store and name.
  package var key: [String] { [store, name.path] }

  /// Whether the golden agrees.
  public var passes: Bool { outcome == .same }

  /// The file of a role; nil if there is none.
  public func file(_ role: Artifact.Role) -> File? { files.first { $0.role == role } }
}

/// A line of source that requests a snapshot.
public struct SourceLine: Sendable, Hashable, Codable {
  /// The file, by its path below the run's base; whole where it is elsewhere.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Makes a place in source.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
