/// The list of all goldens that a run, or one shard of it, requested.
///
/// A golden that is in no manifest is an orphan, but this requires all manifests of a complete run.
package struct Manifest: Sendable, Hashable, Codable {
  /// A golden and the caller that requested it.
  package struct Entry: Sendable, Hashable, Codable, Comparable {
    /// The path of the store (the folder of goldens), as in `VerdictRecord.store`.
    package let store: String
    package let name: GoldenName
    /// The caller that requested the snapshot, such as the location of an assertion.
    package let owner: String

    package init(store: String, name: GoldenName, owner: String) {
      self.store = store
      self.name = name
      self.owner = owner
    }

    /// The path of the golden: that of its store, followed by its name.
    var path: String { "\(store)/\(name.path)" }

    /// The path of the store (the folder of goldens) and the name, which identify the golden within
    /// a run, as in `VerdictRecord.key`.
    var key: [String] { [store, name.path] }

    /// Returns whether the first entry sorts before the second: by store, then by name, then by
    /// caller.
    package static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.store, lhs.name.path, lhs.owner) < (rhs.store, rhs.name.path, rhs.owner)
    }
  }

  /// One of the shards into which a run is divided.
  package struct Shard: Sendable, Hashable, Codable {
    /// The number of this shard, from 1.
    package let index: Int
    /// The number of shards.
    package let count: Int

    /// The only shard of a run that is not divided.
    package static let whole = Shard(index: 1, count: 1)

    private init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// The maximum number of shards of a run.
    static let maximumCount = 10_000

    /// Makes a shard; nil unless 1 ≤ index ≤ count ≤ 10,000.
    package init?(_ index: Int, of count: Int) {
      guard 1...Self.maximumCount ~= count, 1...count ~= index else { return nil }
      self.init(index: index, count: count)
    }

    /// Decodes a shard and validates it.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let index = try container.decode(Int.self, forKey: .index)
      let count = try container.decode(Int.self, forKey: .count)
      guard let shard = Shard(index, of: count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .index, in: container, debugDescription: "there is no part \(index) of \(count)")
      }
      self = shard
    }

    /// Returns whether a golden is assigned to this shard.
    ///
    /// Every golden is assigned to exactly one shard, which is the same on every machine.
    ///
    /// - Parameters:
    ///   - name: the name of the golden.
    ///   - store: the path of its store, as in `VerdictRecord.store`.
    /// - Returns: whether this shard verifies the golden.
    package func includes(_ name: GoldenName, ofStore store: String) -> Bool {
      count == 1 || Digest(text: "\(store)\n\(name.path)").remainder(dividedBy: count) == index - 1
    }
  }

  /// The current version of the format.
  package static let version = 1

  /// The version of the format in which the manifest was written.
  package let version: Int
  /// The name shared by all shards of a run, such as the build number.
  package let run: String
  package let shard: Shard
  /// The filter that left goldens out, such as a test filter; nil if there is none.
  package let filter: String?
  /// Whether the process finished, so that the list of goldens is complete.
  package let isFinished: Bool
  /// The goldens, in order.
  package let entries: [Entry]
  /// The other snapshots, which have no golden in a folder of goldens, such as inline snapshots and
  /// pairs of files, in order; nil if there are none, or if the manifest was written before this
  /// list existed.
  package let others: [Entry]?

  /// Makes a manifest in the current version of the format.
  package init(
    run: String, shard: Shard = .whole, filter: String? = nil, isFinished: Bool, entries: [Entry],
    others: [Entry] = []
  ) {
    version = Self.version
    self.run = run
    self.shard = shard
    self.filter = filter
    self.isFinished = isFinished
    // The set removes repeated requests, such as those of a retried test.
    self.entries = Set(entries).sorted()
    self.others = others.isEmpty ? nil : Set(others).sorted()
  }
}
