import Foundation
import Testing

/// The porting tool's list of optional methods agrees with UIKit's source.
struct UIKitRequirementsTests {
  private static let sources = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.appendingPathComponent("Sources")

  private static func text(of path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  /// The bodies of declarations at the beginning of a line, by what follows the keyword.
  private static func bodies(of keyword: String, in text: String) -> [(head: String, body: String)]
  {
    text.components(separatedBy: "\n").indices(where: { $0.contains("\(keyword) ") })
      .map { start in
        let rest = text.components(separatedBy: "\n")[start...]
        let end = rest.firstIndex { $0.hasPrefix("}") } ?? rest.endIndex
        let lines = rest[..<end].joined(separator: "\n")
        let head = lines.range(of: "\(keyword) ").map { lines[$0.upperBound...] } ?? ""
        return (String(head.prefix { $0 != "{" }), String(head.drop { $0 != "{" }))
      }
  }

  /// The methods that a body declares: `tableView(_:heightForRowAt:)`.
  private static func selectors(in body: String) -> [String] {
    body.components(separatedBy: "func ").dropFirst().map { text in
      let name = text.prefix { $0 != "(" }
      var (depth, labels, word) = (0, [String](), "")
      for letter in text.dropFirst(name.count) {
        if letter == "(" || letter == "[" || letter == "<" { depth += 1 }
        if letter == ")" || letter == "]" || letter == ">" { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, letter == ":" { labels.append(word) }
        word = "(,".contains(letter) && depth == 1 ? "" : word + String(letter)
      }
      let first = labels.map {
        $0.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      }
      return "\(name)(\(first.map { "\($0):" }.joined()))"
    }
  }

  /// Returns the tool's source, with other lines where `QUARTERTURN_GENERATE` is set.
  private static func table(_ lines: [String], in path: String) throws -> String {
    let old = try text(of: path)
    let generates = ProcessInfo.processInfo.environment["QUARTERTURN_GENERATE"]?.isEmpty == false
    let quotes = "    \"\"\""
    guard generates, let start = old.range(of: quotes),
      let end = old.range(of: quotes, range: start.upperBound..<old.endIndex)
    else { return old }
    let new =
      old[..<start.upperBound] + "\n" + lines.joined(separator: "\n") + "\n"
      + old[end.lowerBound...]
    try String(new).write(
      to: sources.appendingPathComponent(path), atomically: true, encoding: .utf8)
    return String(new)
  }

  @Test func `the tool knows the optional methods that UIKit's defaults have`() throws {
    // Quartz Core has the delegate of animations.
    let texts = try ["QuartzCore", "UIKit"].flatMap { module in
      let folder = Self.sources.appendingPathComponent(module)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
        try Self.text(of: "\(module)/\($0)")
      }
    }
    var parents: [String: [String]] = [:]
    var methods: [String: [String]] = [:]
    var defaults: [String: [String]] = [:]
    for text in texts {
      for (head, body) in Self.bodies(of: "protocol", in: text) {
        let words = head.split { !$0.isLetter && $0 != "_" }.map(String.init)
        guard let name = words.first else { continue }
        (parents[name], methods[name]) = (Array(words.dropFirst()), Self.selectors(in: body))
      }
      for (head, body) in Self.bodies(of: "extension", in: text) {
        defaults[head.trimmingCharacters(in: .whitespaces), default: []] += Self.selectors(in: body)
      }
    }
    let source = try Self.text(of: "UIKit/Selector/OptionalDefaults.swift")
    let start = try #require(source.range(of: "class _OptionalDefaults: NSObject,"))
    let list = source[start.upperBound...].prefix { $0 != "{" }
    var rest = list.split { !$0.isLetter }.map(String.init)
    var adopted: Set<String> = []
    while let name = rest.popLast() {
      guard methods[name] != nil, adopted.insert(name).inserted else { continue }
      rest += parents[name] ?? []
    }
    let expected = adopted.sorted().flatMap { name in
      let above = (parents[name] ?? []).filter(adopted.contains).joined(separator: ", ")
      let own = (methods[name] ?? []).filter { defaults[name]?.contains($0) == true }
      return ["    \(name)\(above.isEmpty ? "" : ": \(above)")"] + own.map { "      \($0)" }
    }
    let path = "Porting/Tool/Index/UIKitRequirements.swift"
    let table = try Self.table(expected, in: path)
    let lines = table.components(separatedBy: "\n").filter { $0.hasPrefix("    ") }.dropFirst()
      .filter { !$0.hasSuffix("\"\"\")") }
    #expect(expected.count > 60)
    #expect(
      lines == expected,
      """
      The lines of Sources/\(path) are not UIKit's. Write them again:
      QUARTERTURN_GENERATE=1 swift test --filter UIKitRequirementsTests
      """)
  }
}

extension [String] {
  /// The indices of the elements that satisfy a condition.
  fileprivate func indices(where isMeant: (String) -> Bool) -> [Int] {
    indices.filter { isMeant(self[$0]) }
  }
}
