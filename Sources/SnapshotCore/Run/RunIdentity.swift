import Foundation

/// The identity of a process within a run: the run, its shard, and its test filter.
package struct RunIdentity: Sendable, Hashable {
  /// The name that all processes of one run share.
  package var run: String
  package var shard: Manifest.Shard
  /// The filter that left goldens out, such as a test filter; nil if there is none.
  package var filter: String?
  /// The name that distinguishes the processes of a shard.
  package var process: String

  /// Makes an identity, by default of a process without a test filter in a run that is not sharded.
  package init(
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
  /// The run that a process belongs to if no environment variable names one.
  package enum Scope: Sendable {
    /// The run of the parent process, so that the two test processes of one `swift test` belong to
    /// one run.
    case launcher
    /// A separate run for this process.
    case process
  }

  /// Reads the identity of a test process.
  ///
  /// The run is named by `SNAPSHOT_RUN` or, if that is not set, by a variable of the build server
  /// (GitHub, GitLab, CircleCI, Buildkite). If none is set, it is the run of the parent process.
  /// The test filter is read from the arguments.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - arguments: the arguments of the process, beginning with its name.
  /// - Throws: `ShardError` if the variables that give the shard are invalid.
  package init(environment: [String: String], arguments: [String]) throws(ShardError) {
    try self.init(
      environment: environment, shard: nil, filter: TestFilter(arguments: arguments).text,
      scope: .launcher)
  }

  /// Reads the identity of a process whose arguments have already been parsed.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - shard: the shard; nil for the one given by the environment variables.
  ///   - filter: the filter that left goldens out, or nil.
  ///   - scope: the run that is used if no environment variable names one.
  /// - Throws: `ShardError` if the variables that give the shard are invalid.
  package init(
    environment: [String: String], shard: Manifest.Shard?, filter: String?, scope: Scope
  ) throws(ShardError) {
    let part: Manifest.Shard
    // A shard given as an argument takes precedence; the environment variables are then not even
    // checked.
    if let shard { part = shard } else { part = try Manifest.Shard(environment: environment) }
    self.init(
      run: Self.run(in: environment) ?? Self.run(of: scope), shard: part, filter: filter,
      process: Self.processName())
  }

  /// The variables that name a run, in order of precedence.
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

  /// Returns whether the user or a build server gave the run its name; otherwise the name is that
  /// of a process.
  static func isNamed(_ run: String) -> Bool { !run.hasPrefix(unnamed) }

  private static let unnamed = "process "

  /// Returns the name of the run to which a process belongs: a process number and, because the
  /// system reuses these numbers, the time at which that process started.
  private static func run(of scope: Scope) -> String {
    let process = scope == .launcher ? getppid() : getpid()
    return "\(unnamed)\(process) started \(ProcessStart.text(of: process))"
  }

  /// Returns a name that begins with the time, so that files of a later process sort after those of
  /// earlier ones.
  private static func processName() -> String {
    let milliseconds = Int(Date().timeIntervalSince1970 * 1000)
    return "\(milliseconds)-\(getpid())"
  }
}
