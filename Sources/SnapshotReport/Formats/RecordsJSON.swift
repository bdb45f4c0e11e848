import Foundation
public import SnapshotCore

/// Records as one JSON object: the totals and a member for each snapshot.
///
/// ```
/// { "version": 1, "totals": { "different": 1, "same": 119, … }, "snapshots": [ { "name": …, "outcome": … }, … ] }
/// ```
public struct RecordsJSON: Sendable {
  /// The version of the format.
  public static let version = 1

  private let records: [VerdictRecord]

  /// Prepares the object.
  public init(_ records: [VerdictRecord]) { self.records = records.sorted() }

  /// The object's text: keys in order, indented.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let totals = RecordTotals(records)
    let counts = VerdictRecord.Outcome.allCases.map { ($0.rawValue, totals[$0]) }
    let file = File(
      version: Self.version, totals: Dictionary(counts) { first, _ in first }, snapshots: records)
    return String(decoding: try encoder.encode(file), as: UTF8.self) + "\n"
  }

  private struct File: Encodable {
    let version: Int
    let totals: [String: Int]
    let snapshots: [VerdictRecord]
  }
}
