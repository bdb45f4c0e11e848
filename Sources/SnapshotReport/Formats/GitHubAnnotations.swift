package import SnapshotCore

/// Records as commands to GitHub's runner, which shows them beside the lines of a pull request.
///
/// ```
/// ::error file=Tests/MarkerTests.swift,line=12,title=plants/markers.png is different%3A layout::section 0 …
/// ```
package struct GitHubAnnotations: Sendable {
  /// GitHub shows ten of a kind for each step and drops the others.
  package static let limit = 10

  private let records: [VerdictRecord]
  private let base: String

  /// Prepares annotations.
  ///
  /// - Parameters:
  ///   - records: one for each golden, in any order.
  ///   - base: the run's base by its path below the repository; empty if they are the same.
  package init(_ records: [VerdictRecord], base: String = "") {
    self.records = records.sorted()
    self.base = base
  }

  /// A line for each failing snapshot, then one for each warning; the last of many counts the rest.
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
    // One of the ten places is for the count of the rest.
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

  /// The line that requested the snapshot; the golden itself where none did.
  private func place(of record: VerdictRecord) -> [String] {
    // A scene of the gallery has no line; its golden is a file of the pull request.
    guard let source = record.source else { return ["file=\(Self.property(path(record.path)))"] }
    return ["file=\(Self.property(path(source.file)))", "line=\(source.line)"]
  }

  private func path(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") ? path : "\(base)/\(path)"
  }

  private static func message(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// Looks at scalars, since a carriage return and a line feed are one character.
  private static func escaped(_ text: String, _ reserved: String) -> String {
    let reserved = Set(reserved.unicodeScalars)
    return text.unicodeScalars.map { scalar in
      guard reserved.contains(scalar) else { return String(scalar) }
      return "%" + String(scalar.value + 0x100, radix: 16, uppercase: true).dropFirst()
    }.joined()
  }
}
