import LayoutComparison

/// The manifests of a run that left nothing out.
///
/// Only a complete run shows which goldens are orphans, that is, requested by no test.
package struct CompleteRun: Sendable, Hashable {
  /// The reason why manifests are not those of a complete run.
  package enum Gap: Error, Sendable, Hashable {
    /// No golden was requested.
    case nothing
    /// The manifests of all shards exist, but belong to different runs.
    case runs([String])
    /// The manifests belong to runs with different numbers of shards.
    case counts([Int])
    /// Some shards are missing.
    case shards([Int], count: Int)
    /// A filter left goldens out.
    case filter(String)
    /// Each XCTest ran in a separate process, so no process recorded all requests.
    case processes(Int)
    /// A shard did not finish.
    case unfinished(Int)
    /// Several callers requested the same golden, or goldens whose paths differ only in case.
    case collision(GoldenName, owners: [String])
  }

  /// Every requested golden, in order.
  package let entries: [Manifest.Entry]

  /// Merges manifests; a shard may have several, one for each of its processes.
  ///
  /// - Parameter manifests: the manifests, in any order.
  /// - Throws: `Gap` if the run is not complete.
  package init(merging manifests: [Manifest]) throws(Gap) {
    if manifests.isEmpty { throw .nothing }
    // The most general problem is reported first: if the manifests disagree about the number of
    // shards, it is unknown which shards are missing.
    let counts = Set(manifests.map(\.shard.count)).sorted()
    if counts.count > 1 { throw .counts(counts) }
    let count = counts.first ?? 1
    let missing = Set(1...count).subtracting(manifests.map(\.shard.index)).sorted()
    if !missing.isEmpty { throw .shards(missing, count: count) }
    if let shard = manifests.filter({ !$0.isFinished }).map(\.shard.index).min() {
      throw .unfinished(shard)
    }
    let runs = Set(manifests.map(\.run)).sorted()
    if runs.count > 1 { throw .runs(runs) }
    if let gap = Self.gap(ofFilters: Set(manifests.compactMap(\.filter))) { throw gap }
    // Processes of one run may request the same golden for the same owner, for instance in a retry.
    entries = Set(manifests.flatMap(\.entries)).sorted()
    if entries.isEmpty { throw .nothing }
    if let collision = Self.collision(entries) { throw collision }
  }

  private static func gap(ofFilters filters: Set<String>) -> Gap? {
    let isParallel = filters.count > 1 && filters.allSatisfy(TestFilter.isOneTest)
    return isParallel ? .processes(filters.count) : filters.min().map(Gap.filter)
  }

  private static func collision(_ entries: [Manifest.Entry]) -> Gap? {
    let groups = entries.grouped { GoldenNameRules.withoutCase($0.path) }
    guard let group = groups.first(where: { $0.count > 1 }) else { return nil }
    return .collision(group[0].name, owners: group.map(\.owner))
  }
}

extension CompleteRun.Gap {
  /// Whether no verdict is missing, so that only orphans (goldens that no test requests) cannot be
  /// listed.
  ///
  /// The value is false for several runs if the user or a build server named all of them, since one
  /// of these runs must be the wrong one.
  package var leavesVerdictsWhole: Bool {
    switch self {
    case .filter, .processes: true
    case .runs(let runs): runs.contains { !RunIdentity.isNamed($0) }
    case .nothing, .counts, .shards, .unfinished, .collision: false
    }
  }
}

extension CompleteRun.Gap: CustomStringConvertible {
  /// The reason why orphans cannot be listed and, in most cases, the next step.
  package var description: String { "orphans cannot be listed: \(complaint)" }

  /// The reason why the run is not complete and, in most cases, the next step.
  package var complaint: String {
    switch self {
    case .nothing: "the run requested no golden"
    case .runs(let runs):
      "the manifests are of different runs (\(runs.joined(separator: ", ")))\n"
        + "  shards form one run if each has the same SNAPSHOT_RUN:\n"
        + "  SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift test"
    case .counts(let counts):
      "the run was divided into \(counts.map(String.init).joined(separator: " and into ")) shards"
    case .shards(let missing, let count):
      "shards \(missing.map(String.init).joined(separator: ", ")) of \(count) are missing: "
        + "merge all of them"
    case .filter(let filter) where TestFilter.isOneTest(filter):
      "the run was filtered by \(Quotation.text(filter)): run everything, and without --parallel, "
        + "which runs each XCTest in a separate process"
    case .filter(let filter): "the run was filtered by \(Quotation.text(filter)): run everything"
    case .processes(let count):
      "each of \(count) XCTests ran in a separate process, as with swift test --parallel: "
        + "run without --parallel"
    case .unfinished(let shard): "shard \(shard) did not finish: run it again"
    case .collision(let name, let owners):
      "\(name) was requested by \(owners.joined(separator: " and by ")): give them different names"
    }
  }
}
