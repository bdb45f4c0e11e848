public import SnapshotCore

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Reads `record: true` as `all`, and `record: false` as `missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
