package import SnapshotCore

/// Records as workflow commands for GitHub's runner, which annotates lines of a pull request.
///
/// ```
/// ::error file=Tests/MarkerTests.swift,line=12,title=plants/markers.png is different%3A layout::…
/// ```
package struct GitHubAnnotations: Sendable {
  /// The maximum number of annotations of a kind.
  ///
  /// GitHub shows ten for each step and drops the others.
  package static let limit = 10

  private let records: [VerdictRecord]
  private let base: String

  /// Makes annotations from records.
  ///
  /// - Parameters:
  ///   - records: one record for each golden, in any order.
  ///   - base: the path of the run's base folder relative to the repository; empty if they are the
  ///     same.
  package init(_ records: [VerdictRecord], base: String = "") {
    self.records = records.sorted()
    self.base = base
  }

  /// The commands, one for each failing snapshot and then one for each snapshot that passes with
  /// warnings.
  ///
  /// If there are more of a kind than the limit, the last one gives the number of the others.
  package var lines: [String] {
    annotations(records.filter { !$0.passes }, as: "error") { VerdictMessage($0).findings }
      + annotations(records.filter { $0.passes && !$0.warnings.isEmpty }, as: "warning") {
        $0.warnings.map(\.headline)
      }
  }

  private func annotations(
    _ records: [VerdictRecord], as command: String, words: (VerdictRecord) -> [String]
  ) -> [String] {
    let isTooMany = records.count > Self.limit
    // One of the ten annotations is reserved for the number of the others.
    let named = records.prefix(isTooMany ? Self.limit - 1 : Self.limit)
    let lines = named.map { record in
      let headline = VerdictMessage(record).headline
      let properties = place(of: record) + ["title=\(Self.property(headline))"]
      let text = words(record)
      let message = (text.isEmpty ? [headline] : text).joined(separator: "\n")
      return "::\(command) \(properties.joined(separator: ","))::\(Self.message(message))"
    }
    let rest = records.count - named.count
    return lines + (isTooMany ? ["::\(command) title=Snapshots::and \(rest) more snapshots"] : [])
  }

  /// Returns the source line that requested the snapshot, or the golden itself if there is no such
  /// line.
  private func place(of record: VerdictRecord) -> [String] {
    // A figure of the gallery has no source line, but its golden is a file in the repository.
    guard let source = record.source else { return ["file=\(Self.property(path(record.path)))"] }
    return ["file=\(Self.property(path(source.file)))", "line=\(source.line)"]
  }

  private func path(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") ? path : "\(base)/\(path)"
  }

  private static func message(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// Escapes a text scalar by scalar, because a carriage return followed by a line feed is a single
  /// `Character`.
  private static func escaped(_ text: String, _ reserved: String) -> String {
    let reserved = Set(reserved.unicodeScalars)
    return text.unicodeScalars.map { scalar in
      guard reserved.contains(scalar) else { return String(scalar) }
      return "%" + String(scalar.value + 0x100, radix: 16, uppercase: true).dropFirst()
    }.joined()
  }
}
