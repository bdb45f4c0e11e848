import Foundation
import LayoutTruth
import Testing

/// The sources of the questions, which are built against Apple's UIKit too and use nothing that
/// only Quarterturn has.
struct TruthSourceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, ending: String) -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  @Test func `the questions import nothing that Apple's systems lack`() throws {
    let files = Self.files(in: "Tests/Truth", ending: ".swift")
      .filter { $0.lastPathComponent != "Package.swift" && !$0.path.contains("/.build/") }
    #expect(files.count > 30)
    let allowed = ["CTruth", "Foundation", "LayoutTruth", "OSLog", "UIKit", "XCTest"]
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1 else { continue }
        #expect(allowed.contains(String(words[index + 1])), "\(file.path): \(line)")
      }
    }
  }

  @Test func `the questions name nothing that only Quarterturn offers`() throws {
    let names = ["UIKitLog", "UIEnvironment", "simulate", "@testable", "os(Linux)"]
    for file in Self.files(in: "Tests/Truth/Sources", ending: ".swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in names { #expect(!text.contains(name), "\(file.path): \(name)") }
    }
  }

  /// The grade of every fact of the articles, by number.
  private static func grades() throws -> [String: FactGrade] {
    var (grades, fact): ([String: FactGrade], String?) = ([:], nil)
    for file in files(in: "Sources/UIKit", ending: ".md") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("### ") {
          fact = line.dropFirst(4).split(separator: " ").first.map(String.init)
        }
        guard let number = fact, line.hasPrefix("- **") else { continue }
        let word = line.dropFirst(4).prefix { $0.isLetter }.lowercased()
        if let grade = FactGrade(rawValue: word), grades[number] == nil { grades[number] = grade }
      }
    }
    return grades
  }

  @Test func `the grades are those of the articles, all of an article or none`() throws {
    for (fact, grade) in try Self.grades().sorted(by: { $0.key < $1.key }) {
      guard FactGrade(ofFact: fact.prefix { $0.isLetter } + "1") != nil else { continue }
      #expect(FactGrade(ofFact: fact) == grade, "\(fact)")
    }
  }
}
