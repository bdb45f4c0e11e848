/// What a run keeps of one verdict: everything but the pictures, which are files beside it.
///
/// Records of any number of processes and machines are joined into one report.
public struct VerdictRecord: Sendable, Hashable, Codable {
  /// What became of a snapshot.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The golden agrees.
    case same
    /// The golden was written.
    case recorded
    /// There is no golden.
    case missing
    /// The golden says something else.
    case different
    /// There is a golden, and it cannot be compared with.
    case unreadable
    /// No verdict could be reached.
    case error
  }

  /// The store, by its path below the run's base.
  public let store: String
  /// The golden.
  public let name: GoldenName
  /// Who asked for it.
  public let owner: String
  /// The line that asked for it, where one did.
  public let source: SourceLine?
  /// What became of it.
  public let outcome: Outcome
  /// The classes of change that were found, in their order.
  public let classes: [ChangeClass]
  /// What is different, failing or not.
  public let statements: [Statement]
  /// The whole message, a line each.
  public let message: [String]
  /// The pixels that differ; nil where no pictures were compared or all are equal.
  public let pixels: PixelSummary?
  /// The digest of the change that may be accepted; nil where there is none.
  public let digest: Digest?
  /// The files that show the verdict, by their paths below the results folder, in order of their roles.
  public let files: [File]

  /// A file that shows what became of a snapshot.
  public struct File: Sendable, Hashable, Codable {
    /// What the file shows.
    public let role: Artifact.Role
    /// Its path below the results folder.
    public let path: String

    /// Makes a file.
    public init(role: Artifact.Role, path: String) {
      self.role = role
      self.path = path
    }
  }

  /// Makes a record.
  public init(
    store: String, name: GoldenName, owner: String, source: SourceLine? = nil, outcome: Outcome,
    classes: [ChangeClass] = [], statements: [Statement] = [], message: [String] = [],
    pixels: PixelSummary? = nil, digest: Digest? = nil, files: [File] = []
  ) {
    self.store = store
    self.name = name
    self.owner = owner
    self.source = source
    self.outcome = outcome
    self.classes = classes
    self.statements = statements
    self.message = message
    self.pixels = pixels
    self.digest = digest
    self.files = files
  }

  /// The golden's path, its store's included.
  public var path: String { store.isEmpty ? name.path : "\(store)/\(name.path)" }

  /// What tells the golden from every other of a run: store and name.
  package var key: [String] { [store, name.path] }

  /// Whether the golden agrees.
  public var passes: Bool { outcome == .same }

  /// The file of a role; nil where there is none.
  public func file(_ role: Artifact.Role) -> File? { files.first { $0.role == role } }
}

extension VerdictRecord: Comparable {
  /// Orders by store, then name.
  public static func < (lhs: VerdictRecord, rhs: VerdictRecord) -> Bool {
    (lhs.store, lhs.name.path, lhs.owner) < (rhs.store, rhs.name.path, rhs.owner)
  }
}
