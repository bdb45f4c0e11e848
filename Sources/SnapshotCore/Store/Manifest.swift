/// Every golden that a run, or one shard of it, requested.
///
/// A golden that no manifest names is an orphan; but only all manifests of a complete run together
/// show that.
public struct Manifest: Sendable, Hashable, Codable {
  /// One golden and the caller that requested it.
  public struct Entry: Sendable, Hashable, Codable, Comparable {
    /// The store, by its path below the run's base.
    public let store: String
    /// The name of the golden.
    public let name: GoldenName
    /// The place of the assertion.
    public let owner: String

    /// Makes an entry.
    public init(store: String, name: GoldenName, owner: String) {
      self.store = store
      self.name = name
      self.owner = owner
    }

    /// The golden's path, its store's included.
    var path: String { "\(store)/\(name.path)" }

    /// The key that distinguishes the golden from every other of a run, as in `VerdictRecord.key`.
    var key: [String] { [store, name.path] }

    /// Orders by store, then name.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.store, lhs.name.path, lhs.owner) < (rhs.store, rhs.name.path, rhs.owner)
    }
  }

  /// One of several parts of a run.
  public struct Shard: Sendable, Hashable, Codable {
    /// Which, from 1.
    public let index: Int
    /// The number of parts.
    public let count: Int

    /// The only part of a run that is not divided.
    public static let whole = Shard(index: 1, count: 1)

    private init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// The most parts of a run.
    static let maximumCount = 10_000

    /// Makes a part; nil unless 1 ≤ index ≤ count ≤ 10,000.
    public init?(_ index: Int, of count: Int) {
      guard 1...Self.maximumCount ~= count, 1...count ~= index else { return nil }
      self.init(index: index, count: count)
    }

    /// Reads a part and checks it.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let index = try container.decode(Int.self, forKey: .index)
      let count = try container.decode(Int.self, forKey: .count)
      guard let shard = Shard(index, of: count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .index, in: container, debugDescription: "there is no part \(index) of \(count)")
      }
      self = shard
    }

    /// Returns whether a golden falls to this part; each falls to one, on every machine the same.
    ///
    /// - Parameters:
    ///   - name: the golden.
    ///   - store: its store, by its path below the run's base.
    /// - Returns: whether this part verifies it.
    public func includes(_ name: GoldenName, ofStore store: String) -> Bool {
      count == 1 || Digest(text: "\(store)\n\(name.path)").remainder(dividedBy: count) == index - 1
    }
  }

  /// The version of the format.
  public static let version = 1

  /// The version of the format it is written in.
  public let version: Int
  /// The name that all parts of one run share, such as the commit.
  public let run: String
  /// The shard of the run.
  public let shard: Shard
  /// The filter that left goldens out, such as a test filter; nil if none did.
  public let filter: String?
  /// Whether the run came to its end.
  public let isFinished: Bool
  /// The goldens, in order.
  public let entries: [Entry]
  /// The entries that are no goldens of a store, such as inline snapshots and pairs of files, in
  /// order; nil in manifests of versions without this list.
  public let others: [Entry]?

  /// Makes a manifest.
  public init(
    run: String, shard: Shard = .whole, filter: String? = nil, isFinished: Bool, entries: [Entry],
    others: [Entry] = []
  ) {
    version = Self.version
    self.run = run
    self.shard = shard
    self.filter = filter
    self.isFinished = isFinished
    // A test that is retried requests its goldens again.
    self.entries = Set(entries).sorted()
    self.others = others.isEmpty ? nil : Set(others).sorted()
  }
}
