import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore

/// A golden that is text, for people and as JSON.
struct TextGolden {
  private let path: String
  private let contents: String

  /// Reads a file; nil unless it is named as goldens of text are, and is text.
  init?(path: String, data: Data) {
    guard ["txt", "json"].contains((path as NSString).pathExtension.lowercased()),
      let contents = String(validating: data, as: UTF8.self)
    else { return nil }
    self.path = path
    self.contents = contents
  }

  private var lines: [String] {
    let lines = contents.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// A line about the file, then its lines; control characters are shown as text.
  var text: String {
    let head = "\(path): \(Counted.text(lines.count, "line")) of text, without layout or stamp"
    return ([head, ""] + lines.map(Quotation.plain)).joined(separator: "\n")
  }

  /// The description as one JSON object.
  var json: String {
    JSONValue.object([
      ("file", .text(path)), ("lines", .integer(lines.count)), ("text", .text(contents)),
    ]).document
  }
}
