import Foundation
package import RasterPNG

extension Manifest.Shard {
  /// Parses a shard of a run, such as `2/4`.
  ///
  /// - Parameter text: the number of the shard, counted from 1, and the number of shards.
  /// - Throws: `ShardError.malformed` for any other text.
  package init(_ text: String) throws(ShardError) { try self.init(text, variable: nil) }

  /// Reads the shard of this process from the first of these variables that is set.
  ///
  /// If none is set, the shard is the whole run.
  ///
  /// | variables | set by | counts from |
  /// |---|---|---|
  /// | `SNAPSHOT_SHARD=i/n` | you | 1 |
  /// | `TEST_SHARD_INDEX`, `TEST_TOTAL_SHARDS` | Bazel | 0 |
  /// | `CI_NODE_INDEX`, `CI_NODE_TOTAL` | GitLab | 1 |
  /// | `CIRCLE_NODE_INDEX`, `CIRCLE_NODE_TOTAL` | CircleCI | 0 |
  /// | `BUILDKITE_PARALLEL_JOB`, `BUILDKITE_PARALLEL_JOB_COUNT` | Buildkite | 0 |
  ///
  /// Set `SNAPSHOT_SHARD=1/1` if a build server numbers its machines for another purpose and each
  /// of them should verify everything.
  ///
  /// - Parameter environment: the environment variables of the process.
  /// - Throws: `ShardError` if the variables are invalid; a wrong guess would leave goldens
  ///   unverified.
  package init(environment: [String: String]) throws(ShardError) {
    let variable = "SNAPSHOT_SHARD"
    if let text = environment[variable], !text.isEmpty {
      try self.init(text, variable: variable)
      return
    }
    for counter in ShardCounter.all {
      if let shard = try counter.shard(in: environment) {
        self = shard
        return
      }
    }
    self = .whole
  }

  private init(_ text: String, variable: String?) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { Int($0.trimmingPrefix { $0 == " " }) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      let shard = Self(index, of: count)
    else { throw .malformed(text, variable: variable) }
    self = shard
  }
}

/// A pair of variables in which a build server numbers the machines that share a job.
private struct ShardCounter {
  let index: String
  let count: String
  /// The number of the first machine.
  let first: Int

  static let all = [
    ShardCounter(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    ShardCounter(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    ShardCounter(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    ShardCounter(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
  ]

  /// Returns the shard that the variables give; nil if neither is set.
  func shard(in environment: [String: String]) throws(ShardError) -> Manifest.Shard? {
    guard let sum = value(count, in: environment) else {
      if value(index, in: environment) == nil { return nil }
      throw .incomplete(missing: count, beside: index)
    }
    // More than a million machines must be a mistake.
    let total = try number(sum, named: count, in: 1...1_000_000)
    guard let place = value(index, in: environment) else {
      // If there is only one machine, GitLab does not number it.
      if total == 1 { return .whole }
      throw .incomplete(missing: index, beside: count)
    }
    let last = first + total - 1
    return Manifest.Shard(
      try number(place, named: index, in: first...last) - first + 1, of: total)
  }

  private func value(_ name: String, in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func number(
    _ text: String, named variable: String, in range: ClosedRange<Int>
  ) throws(ShardError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .outOfRange(variable: variable, value: text, range: range)
    }
    return number
  }
}

extension Manifest.Shard {
  /// Announces to Bazel that this process supports sharding, by touching the file that Bazel names.
  ///
  /// Bazel fails a sharded test that does not touch the file, because every shard would then run
  /// all tests.
  ///
  /// - Parameter environment: the environment variables of the process. If `TEST_SHARD_STATUS_FILE`
  ///   is not set, nothing is done.
  /// - Throws: `FileError` if the file cannot be opened.
  package static func announce(in environment: [String: String]) throws(FileError) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileError(path: path, action: .write)
    }
    futimens(descriptor, nil)
    close(descriptor)
  }
}
