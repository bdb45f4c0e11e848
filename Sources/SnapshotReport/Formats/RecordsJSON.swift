import Foundation
package import SnapshotCore

/// Records as a JSON object with the totals and, for each snapshot, its record and its message.
///
/// ```
/// { "version": 2, "totals": { "different": 1, "same": 119, … },
///   "snapshots": [ { "name": …, "outcome": …, "statements": …, "classes": …,
///                    "causes": [ { "kind": "constraint", "path": ["title"], … } ],
///                    "message": [ … ] }, … ] }
/// ```
///
/// A cause is an `ExplainedChange`: its kind, path, property, golden, actual, effects and proof.
package struct RecordsJSON: Sendable {
  /// The version of the format.
  package static let version = 2

  private let records: [VerdictRecord]
  private let results: ResultsFolder?

  /// Makes the object from records.
  ///
  /// - Parameters:
  ///   - records: one record for each golden, in any order.
  ///   - results: the folder of their files; if nil, the paths are printed as they are in the
  ///     records.
  package init(_ records: [VerdictRecord], in results: ResultsFolder? = nil) {
    self.records = records.sorted()
    self.results = results
  }

  /// Returns the object as indented text with sorted keys.
  ///
  /// - Throws: an error if a record cannot be encoded.
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

  /// The members of a record, with three members derived from them.
  private struct Snapshot: Encodable {
    let record: VerdictRecord
    let message: [String]

    private enum CodingKeys: String, CodingKey {
      case classes, causes, message
    }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(record.classes, forKey: .classes)
      try container.encode(record.explained, forKey: .causes)
      try container.encode(message, forKey: .message)
    }
  }
}
