public import Foundation

/// The run of a process, its shard, and the filter of its goldens.
public struct RunIdentity: Sendable, Hashable {
  /// The name that all processes of one run share.
  public var run: String
  /// The shard of the run.
  public var shard: Manifest.Shard
  /// The filter that left goldens out, such as a test filter; nil if none did.
  public var filter: String?
  /// The name that distinguishes the processes of a shard.
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

extension RunIdentity {
  /// The run of a process if no variable names it.
  public enum Scope: Sendable {
    /// The run of the process that started this one: both test processes of one `swift test` share
    /// it.
    case launcher
    /// A run of its own.
    case process
  }

  /// Reads the identity of a test process.
  ///
  /// The run is `SNAPSHOT_RUN`, else the build server's own (GitHub, GitLab, CircleCI, Buildkite),
  /// else that of the process that started this one. What a test filter leaves out is read from the
  /// arguments.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - arguments: the process's own, its name first.
  /// - Throws: the problem with the variables that number shards.
  public init(environment: [String: String], arguments: [String]) throws(ShardError) {
    try self.init(
      environment: environment, shard: nil, filter: TestFilter(arguments: arguments).text,
      scope: .launcher)
  }

  /// Reads the identity of a process whose arguments are already understood.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - shard: nil for the one that the variables name.
  ///   - filter: what left goldens out.
  ///   - scope: which run it is when no variable says so.
  /// - Throws: the problem with the variables that number shards.
  public init(
    environment: [String: String], shard: Manifest.Shard?, filter: String?, scope: Scope
  ) throws(ShardError) {
    let part: Manifest.Shard
    // A shard that was requested wins; the variables are not even checked then.
    if let shard { part = shard } else { part = try Manifest.Shard(environment: environment) }
    self.init(
      run: Self.run(in: environment) ?? Self.run(of: scope), shard: part, filter: filter,
      process: Self.processName())
  }

  /// The variables that name a run, the first that is set first.
  private static let runs = [
    ["SNAPSHOT_RUN"], ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT"], ["CI_PIPELINE_ID"],
    ["CIRCLE_WORKFLOW_ID"], ["BUILDKITE_BUILD_ID"],
  ]

  private static func run(in environment: [String: String]) -> String? {
    let values = runs.lazy.map { names in
      names.compactMap { environment[$0] }.filter { !$0.isEmpty }.joined(separator: ".")
    }
    return values.first { !$0.isEmpty }
  }

  /// Returns whether a run was named by the user, not after a process.
  static func isNamed(_ run: String) -> Bool { !run.hasPrefix(unnamed) }

  private static let unnamed = "process "

  /// Process numbers come again; together with the time of the start they do not.
  private static func run(of scope: Scope) -> String {
    let process = scope == .launcher ? getppid() : getpid()
    return "\(unnamed)\(process) started \(ProcessStart.text(of: process))"
  }

  /// Begins with the time, so that the files of a later process are after those of an earlier
  /// one.
  private static func processName() -> String {
    let milliseconds = Int(Date().timeIntervalSince1970 * 1000)
    return "\(milliseconds)-\(getpid())"
  }
}
