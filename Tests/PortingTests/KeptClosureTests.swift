import Foundation
import TestSupport
import Testing

/// Closures, the source cut out of an app for a view, that are kept for the next edit of the view's
/// file.
@Suite(.programs) struct KeptClosureTests {
  private struct Request: Encodable {
    var files: [String]
    var asked: [[String]]
    var output: String
    var compiler: [String]
    // The option that links a library, which may lack symbols, so that no program is needed.
    var linking = ["-emit-library"]
    var program: String
    var keeps = true
    var edited: [String]?
    /// The folder of repairs and skeletons.
    var cache: String
  }

  private let folder: TemporaryFolder

  private static let view = """
    import UIKit
    class HerbView: UIView {
      let label = UILabel()
      private var gap: CGFloat = 8
      func fill() { label.text = Garden().name; tag = 3 }
      @objc func tap() {}
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.view)
    let garden = "import UIKit\nclass Garden { let name = \"\"; func water() {} }\nclass Soil {}\n"
    try Data(garden.utf8).write(to: folder.file("Garden.swift"))
    try writePots("class Pots {\n  func water() { _ = 1 }\n}\n")
    #expect(try run(isEdited: false).map(\.isAsWritten) == [true])
  }

  private func writePots(_ text: String) throws {
    try Data(text.utf8).write(to: folder.file("Pots.swift"))
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.file("HerbView.swift"))
  }

  /// Returns the reports of a run.
  private func run(isEdited: Bool, in output: String = "out") throws -> [ClosureTests.Report] {
    let paths = ["HerbView.swift", "Garden.swift", "Pots.swift"].map { folder.file($0).path }
    let edited = [paths[0], paths[2]]
    let compiler = try #require(InstalledProgram.path(of: ["swiftc"]))
    let request = Request(
      files: paths, asked: [[paths[0]]], output: folder.file(output).path,
      compiler: [compiler, "-swift-version", "5", "-module-name", "Previews"]
        + (try BuildFolder().importing()),
      program: folder.file("\(output)-program").path, edited: isEdited ? edited : nil,
      cache: folder.file("\(output)-cache").path)
    try JSONEncoder().encode(request).write(to: folder.file("request.json"))
    let run = try Tool.run(["--closures", "request.json"], in: folder.url)
    return try run.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(ClosureTests.Report.self, from: Data($0))
    }
  }

  /// Returns the ported files in a folder, by their names.
  private func ported(in output: String = "out") throws -> [String: String] {
    let place = folder.file(output).appendingPathComponent("0")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: place.appendingPathComponent($1), encoding: .utf8)
    }
  }

  /// Writes the view with a change, and returns whether its closure is used again.
  ///
  /// If it is, its files must be those of a run that begins with nothing.
  private func isKept(replacing old: String, with new: String) throws -> Bool {
    try write(Self.view.replacingOccurrences(of: old, with: new))
    let report = try #require(try run(isEdited: true).first)
    guard report.isKept == true else { return false }
    #expect(report.isAsWritten && report.views == ["HerbView"])
    _ = try run(isEdited: false, in: "fresh")
    #expect(try ported() == ported(in: "fresh"))
    return true
  }

  @Test(arguments: [
    ("tag = 3", "tag = 4"), ("tag = 3", "isOpaque = label.isHidden"),
    ("CGFloat = 8", "CGFloat = 9"),
    ("tap() {}", "tap() { let herbs = [1, 2]; tag = herbs.count }"),
    ("tag = 3", "if tag > 3 { _ = #selector(tap) }"), ("; tag = 3", "\n\n"),
  ])
  func `after an edit of a body the closure has the files of a cold run`(
    _ old: String, _ new: String
  ) throws {
    #expect(try isKept(replacing: old, with: new))
  }

  @Test(arguments: [
    ("tag = 3", "Garden().water()"), ("tag = 3", "_ = Soil()"), ("private var gap", "var gap"),
    ("= UILabel()", "= UITextField()"), ("func tap() {}", "func tap() {}; var herb: Int?"),
    ("tap()", "drop()"), ("label.text = Garden().name", "label.text = nil"),
    ("fill() {", "fill(_ name: String = \"\") {"),
  ])
  func `an edit that may lead to another closure is refused`(_ old: String, _ new: String) throws {
    #expect(try !isKept(replacing: old, with: new))
    // The edit was refused, and the files are still those of a run that begins with nothing.
    let edited = try ported()
    _ = try run(isEdited: false, in: "fresh")
    #expect(try edited == ported(in: "fresh"))
    try write(Self.view)
    _ = try run(isEdited: false)
    #expect(try isKept(replacing: "tag = 3", with: "tag = 3"))
  }

  @Test func `a file that the closure does not need may change, but not what it declares`() throws {
    try writePots("class Pots {\n  func water() { _ = 2 }\n}\n")
    #expect(try isKept(replacing: "tag = 3", with: "tag = 3"))
    try writePots("class Pots {\n  func water() { _ = 2 }\n}\nlet label = 3\n")
    #expect(try !isKept(replacing: "tag = 3", with: "tag = 3"))
  }

  @Test func `after an error the next edit compiles what the error has left`() throws {
    #expect(try !isKept(replacing: "tag = 3", with: "tag = \"\""))
    #expect(try isKept(replacing: "tag = 3", with: "tag = 5"))
    #expect(try isKept(replacing: "tag = 3", with: "tag = 3"))
  }

  @Test func `only the changed file is compiled`() throws {
    let place = folder.file("out").appendingPathComponent("0")
    let old = try Self.dates(in: place)
    #expect(try isKept(replacing: "tag = 3", with: "tag = 6"))
    let new = try Self.dates(in: place)
    #expect(new.keys.filter { new[$0] != old[$0] } == ["HerbView.0.swift.o"])
  }

  @Test func `the program is linked although the kept call of the linker fails`() throws {
    let kept = folder.file("out").appendingPathComponent("0/linker.json")
    let text = try String(contentsOf: kept, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\"before\":[\"", with: "\"before\":[\"/none").utf8)
      .write(to: kept)
    try FileManager.default.removeItem(at: folder.file("out-program-0"))
    #expect(try isKept(replacing: "tag = 3", with: "tag = 6"))
    #expect(FileManager.default.fileExists(atPath: folder.file("out-program-0").path))
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
  }

  @Test func `repairs of the other declarations outlast an edit of their file`() throws {
    let pot = "class PotView: UIView {\n  func fill() { let herb: Int = \"basil\" }\n}\n"
    try writePots(pot)
    try write(
      Self.view.replacingOccurrences(of: "private var gap", with: "let pot = PotView(); var gap"))
    var report = try #require(try run(isEdited: false).first)
    #expect(report.isAsWritten && report.rounds > 1)
    #expect(report.cuts.map { "\($0.name) \($0.line)" } == ["fill 2"])
    try writePots("// An edit\n\n\(pot)extension PotView { func rest() {} }\n")
    report = try #require(try run(isEdited: false).first)
    #expect(report.isAsWritten && report.rounds == 1)
    #expect(report.cuts.map { "\($0.name) \($0.line)" } == ["fill 4"])
    // The declaration itself has changed.
    try writePots(pot.replacingOccurrences(of: "\"basil\"", with: "3"))
    report = try #require(try run(isEdited: false).first)
    #expect(report.isAsWritten && report.cuts.map(\.name) == [])
  }

  // MARK: Other closures

  private static let garden = """
    import UIKit
    struct Herb { var name = ""; static let basil = Herb() }
    class Garden { let name = ""; func water() {} }
    class Soil { func dig() -> Int { 3 } }
    extension Soil { var depth: Int { dig() } }
    enum Kind { case dry, wet }

    """

  /// Writes a file, makes the closure again, and returns the object files that are new.
  ///
  /// The files must be those of a run that begins with nothing.
  private func compiled(after text: String, in name: String) throws -> [String] {
    let place = folder.file("out").appendingPathComponent("0")
    let old = try Self.dates(in: place)
    try Data(text.utf8).write(to: folder.file(name))
    let report = try #require(try run(isEdited: false).first)
    #expect(report.isAsWritten)
    try? FileManager.default.removeItem(at: folder.file("fresh"))
    try? FileManager.default.removeItem(at: folder.file("fresh-cache"))
    let fresh = try #require(try run(isEdited: false, in: "fresh").first)
    #expect(try ported() == ported(in: "fresh"))
    #expect(report.missing == fresh.missing)
    let new = try Self.dates(in: place)
    return new.keys.filter { new[$0] != old[$0] }.sorted()
  }

  private static let own = "HerbView.0.swift.o"
  private static let other = "1-Garden.swift.o"

  @Test(arguments: [
    ("tag = 3", "tag = 4", true), ("private var gap", "let badge = UIView(); var gap", true),
    ("@objc", "func grow(_ size: Int = 1) -> Bool { size > 1 }; @objc", true),
    ("tag = 3", "tag = Soil().depth", false), ("UIView {", "UIView, Comparable {", false),
    ("Garden().name", "Garden().name + Herb.basil.name", false),
    ("private var gap", "let herbs: [Herb] = []; var gap", false),
  ])
  func `a view with other declarations has the files of a cold run, and little is compiled`(
    _ old: String, _ new: String, _ isAlone: Bool
  ) throws {
    _ = try compiled(after: Self.garden, in: "Garden.swift")
    var text = Self.view.replacingOccurrences(of: old, with: new)
    if new.contains("Comparable") {
      text += "extension HerbView { static func < (a: HerbView, b: HerbView) -> Bool { false } }\n"
    }
    let new = try compiled(after: text, in: "HerbView.swift")
    #expect(new.contains(Self.own))
    #expect(new.contains(Self.other) == !isAlone, "\(new)")
    #expect(try compiled(after: Self.view, in: "HerbView.swift").contains(Self.own))
  }

  @Test(arguments: [
    ("let name = \"\"", "var size = 1; let name = \"\"", false),
    ("func water() {}", "func water() {}; func rest() {}", false),
    ("class Garden { let name = \"\"", "class Garden { let name: String? = \"\"", true),
    ("class Garden {", "typealias Garden = Park\nclass Park {", true),
    ("dig() -> Int", "dig() -> UInt8", false), ("var depth: Int", "var deep: Int", false),
    ("enum Kind", "func layer(_ value: Int) {}\nenum Kind", false),
    ("func water() {}", "func water() { _ = 3 }", false),
  ])
  func `a needed file with other declarations has the files of a cold run`(
    _ old: String, _ new: String, _ isCompiled: Bool
  ) throws {
    _ = try compiled(after: Self.garden, in: "Garden.swift")
    let text = Self.garden.replacingOccurrences(of: old, with: new)
    #expect(text != Self.garden)
    let new = try compiled(after: text, in: "Garden.swift")
    #expect(new.contains(Self.own) == isCompiled, "\(new)")
    #expect(try compiled(after: text, in: "Garden.swift").isEmpty)
  }

  private static func dates(in folder: URL) throws -> [String: Date] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".o") }.reduce(into: [:]) { dates, name in
      let path = folder.appendingPathComponent(name).path
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
  }
}
