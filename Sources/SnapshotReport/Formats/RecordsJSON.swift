import Foundation
package import SnapshotCore

/// Records as one JSON object: the totals and a member for each snapshot, as structure and as
/// text.
///
/// ```
/// { "version": 2, "totals": { "different": 1, "same": 119, … },
///   "snapshots": [ { "name": …, "outcome": …, "statements": …, "classes": …, "message": [ … ] }, … ] }
/// ```
package struct RecordsJSON: Sendable {
  /// The version of the format.
  package static let version = 2

  private let records: [VerdictRecord]
  private let results: ResultsFolder?

  /// Prepares the object.
  ///
  /// - Parameters:
  ///   - records: one for each golden, in any order.
  ///   - results: the folder of their files; nil keeps the records' paths.
  package init(_ records: [VerdictRecord], in results: ResultsFolder? = nil) {
    self.records = records.sorted()
    self.results = results
  }

  /// The object's text: keys in order, indented.
  package func text() throws -> String {
    let totals = RecordTotals(records)
    let counts = VerdictRecord.Outcome.allCases.map { ($0.rawValue, totals[$0]) }
    let file = File(
      version: Self.version,
      totals: Dictionary(counts + [("warned", totals.warned)]) { first, _ in first },
      snapshots: records.map {
        Snapshot(record: $0, message: VerdictMessage($0, in: results).lines)
      })
    let data = try JSONEncoder.ofResults(.prettyPrinted).encode(file)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct File: Encodable {
    let version: Int
    let totals: [String: Int]
    let snapshots: [Snapshot]
  }

  /// A record's own members, and the ones derived from them.
  private struct Snapshot: Encodable {
    let record: VerdictRecord
    let message: [String]

    private enum CodingKeys: String, CodingKey {
      case classes, message
    }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(record.classes, forKey: .classes)
      try container.encode(message, forKey: .message)
    }
  }
}
