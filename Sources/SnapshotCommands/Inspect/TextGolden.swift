import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore

/// A description of a text golden, as text for people or as JSON.
struct TextGolden {
  private let path: String
  private let contents: String

  /// Reads a file; nil if its extension is not that of a text golden or it is not valid UTF-8.
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

  /// A line about the file, followed by its contents, in which control characters are made visible.
  var text: String {
    let head = "\(path): \(Counted.text(lines.count, "line")) of text, without layout or stamp"
    return ([head, ""] + lines.map(Quotation.plain)).joined(separator: "\n")
  }

  /// A JSON object with the path of the file, the number of its lines, and its text.
  var json: String {
    JSONValue.object([
      ("file", .text(path)), ("lines", .integer(lines.count)), ("text", .text(contents)),
    ]).document
  }
}
