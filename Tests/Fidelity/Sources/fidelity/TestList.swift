import Foundation

/// The tests of a module, found in its ported sources, and the program that runs them.
struct TestList {
  /// The name of the program's file.
  static let file = "FidelityProgram.swift"

  private struct Test {
    var name: String
    var isAsync: Bool
  }
  private var parents: [String: String] = [:]
  private var tests: [String: [Test]] = [:]

  init(in folder: URL) throws(FidelityError) {
    for file in Folder(folder).files(withExtension: "swift")
    where file.lastPathComponent != Self.file {
      read(try Folder.text(of: file, expected: "ported Swift"))
    }
  }

  /// Reads line by line: a class or an extension, then its tests.
  ///
  /// Classes inside of tests are indented further than the tests.
  private mutating func read(_ text: String) {
    var types: [(indent: Int, name: String)] = []
    for line in text.components(separatedBy: "\n") {
      let indent = line.prefix { $0 == " " || $0 == "\t" }.count
      func open() { while let last = types.last, last.indent >= indent { types.removeLast() } }
      if let names = Self.declaration?.groups(in: line).first {
        open()
        types.append((indent, names[0]))
        parents[names[0]] = names[1]
      } else if let name = Self.extended?.groups(in: line).first?.first {
        open()
        types.append((indent, name))
      } else if let test = Self.test?.groups(in: line).first {
        open()
        let type = types.last?.name ?? ""
        tests[type, default: []].append(Test(name: test[0], isAsync: !test[1].isEmpty))
      }
    }
  }

  private static let declaration = pattern(
    #"^\s*(?:@\w+(?:\(\w*\))?\s+)*(?:(?:public|open|internal|final)\s+)*class\s+(\w+)\s*:\s*(\w+)"#)
  private static let extended = pattern(
    #"^\s*(?:@\w+\s+)*(?:(?:public|internal)\s+)?extension\s+(\w+)"#)
  private static let test = pattern(
    #"^\s*(?:@\w+\s+)*(?:(?:public|open|internal|final|override)\s+)*func\s+(test\w*)\(\)\s*(async\b)?"#
  )

  private static func pattern(_ text: String) -> Pattern? {
    (try? NSRegularExpression(pattern: text)).map { Pattern($0) }
  }

  /// Returns whether a class descends from a test case of XCTest or of a stand-in.
  private func isTestCase(_ type: String) -> Bool {
    var (type, steps) = (type, 0)
    while let parent = parents[type], steps < 20 {
      let isOutside = parents[parent] == nil
      if isOutside && (parent.hasSuffix("TestCase") || parent == "QuickSpec") { return true }
      (type, steps) = (parent, steps + 1)
    }
    return false
  }

  /// The program's text.
  func program() -> String {
    let entries = parents.keys.sorted().filter(isTestCase).map { name in
      var lines = (tests[name] ?? []).map { "        \(Self.entry($0, of: name)),\n" }
      if parents[name] == "QuickSpec" {
        lines.append(
          "        (\"spec\", { _ in MainActor.assumeIsolated { \(name).runExamples() } }),\n")
      }
      return "      (\(name).self as XCTestCase.Type, [\n\(lines.joined())      ]),\n"
    }
    return """
      import Drawings
      import XCTest

      @main enum FidelityProgram {
        @MainActor static func main() {
          TestProgram.run([
      \(entries.joined())    ])
        }
      }

      """
  }

  private static func entry(_ test: Test, of type: String) -> String {
    let call =
      test.isAsync
      ? "try asyncTest(\(type).\(test.name))(test)()"
      : "try MainActor.assumeIsolated { try test.\(test.name)() }"
    return "(\"\(test.name)\", { test in if let test = test as? \(type) { \(call) } })"
  }

  /// Returns ported source in which tests of the main actor are not asynchronous, as originally.
  ///
  /// XCTest on Linux calls those in a block of the main queue, in which no other block of that
  /// queue can run; the program calls them directly.
  static func synchronous(_ ported: String, original: String) -> String {
    let lines = Set(original.components(separatedBy: "\n"))
    return ported.components(separatedBy: "\n").map { line in
      guard test?.isFound(in: line) ?? false, let added = line.range(of: "() async") else {
        return line
      }
      let before = line.replacingCharacters(in: added, with: "()")
      return lines.contains(before) ? before : line
    }.joined(separator: "\n")
  }
}
