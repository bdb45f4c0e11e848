import Foundation

/// The commands in a build server's file.
///
/// A command follows `run:`, `command:` or `script:`, on its line or, after a bar, below it. These
/// files are written in that way, so that the commands of a server can be run here too.
struct Recipe {
  /// The commands, in the order that the server runs them.
  let scripts: [String]

  /// Reads a file's text.
  init(_ text: String) {
    var scripts: [String] = []
    let lines = text.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      guard let value = Self.value(of: line) else { continue }
      if value == "|" {
        scripts.append(Self.block(below: number, of: lines))
      } else if !value.isEmpty {
        scripts.append(value)
      }
    }
    self.scripts = scripts
  }

  private static let keys = ["run: ", "command: ", "script: "]

  private static func value(of line: String) -> String? {
    var words = line.drop { $0 == " " }
    if words.hasPrefix("- ") { words = words.dropFirst(2) }
    guard let key = keys.first(where: words.hasPrefix) else { return nil }
    return String(words.dropFirst(key.count))
  }

  /// The lines below a line that are indented further.
  private static func block(below number: Int, of lines: [String]) -> String {
    // The dash before a key of a list counts as indentation.
    let depth = lines[number].prefix { $0 == " " || $0 == "-" }.count
    let block = lines[(number + 1)...].prefix { line in
      line.isEmpty || line.prefix { $0 == " " }.count > depth
    }
    let inner = block.first?.prefix { $0 == " " }.count ?? 0
    return block.map { String($0.dropFirst(inner)) }.joined(separator: "\n")
  }
}
