import Foundation
import TestSupport
import Testing

/// The closures of views that are cut out of small apps.
@Suite(.programs) struct ClosureTests {
  /// A report, as far as the tests read it.
  private struct Report: Decodable {
    struct Cut: Decodable {
      var name: String
      var isAsked: Bool
    }

    var hasProgram: Bool
    var isAsWritten: Bool
    var views: [String]
    var missing: [String]
    var cuts: [Cut]
    var errors: [String]
    var folder: String
  }

  private struct Request: Encodable {
    var files: [String]
    var asked: [[String]]
    var output: String
    var compiler: [String]
  }

  /// Returns the report on the closure of the first of several files, and all its source.
  private static func closure(
    of files: KeyValuePairs<String, String>
  ) throws -> (report: Report, source: String) {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try Data("import UIKit\n\(text)".utf8).write(to: folder.file(name))
    }
    let paths = files.map { folder.file($0.key).path }
    let compiler = try #require(InstalledProgram.path(of: ["swiftc"]))
    let request = Request(
      files: paths, asked: [[paths[0]]], output: folder.file("out").path,
      compiler: [compiler, "-swift-version", "5"] + (try BuildFolder().importing()))
    try JSONEncoder().encode(request).write(to: folder.file("request.json"))
    let run = try Tool.run(["--closures", "request.json"], in: folder.url)
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    let names = try FileManager.default.contentsOfDirectory(atPath: report.folder).sorted()
    let texts = names.filter { $0.hasSuffix(".swift") }.map { name in
      String(
        decoding: FileManager.default.contents(atPath: "\(report.folder)/\(name)") ?? Data(),
        as: UTF8.self)
    }
    return (report, texts.joined(separator: "\n"))
  }

  private static let view = "class HerbView: UIView { let label = UILabel() }\n"

  @Test func `a view compiles although a file that it does not need does not`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": Self.view, "Store.swift": "class Store { let soil = Missing() + 1 }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `the view of the asked file is shown`() throws {
    let (report, source) = try Self.closure(of: ["HerbView.swift": Self.view])
    #expect(report.views == ["HerbView"])
    #expect(source.contains("HerbView(frame: .zero)"))
  }

  @Test func `a method beyond the drawn views is cut to its signature`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { tag = Garden().count() } }\n",
      "Garden.swift": "class Garden { func count() -> Int { Missing.count } }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("{ standIn(\"count\") }"))
    #expect(!source.contains("Missing.count"))
  }

  @Test func `a member that nobody names is left out`() throws {
    let (_, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { tag = Garden().count() } }\n",
      "Garden.swift": "class Garden { func count() -> Int { 1 }\n  func water() {} }\n",
    ])
    #expect(!source.contains("water"))
  }

  @Test func `a view that the asked view makes stays as written`() throws {
    let (_, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { let pot = PotView() }\n",
      "PotView.swift": "class PotView: UIView { func paint() { backgroundColor = .brown } }\n",
    ])
    #expect(source.contains("backgroundColor = .brown"))
  }

  @Test func `a class of a module that is not here is declared from its use`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: ShelfView { func fill() { shelfColor = .brown; addSubview(UIView()) } }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(report.missing == ["ShelfView"])
  }

  @Test func `observers that cannot compile are cut, and the outlet stays one`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        @IBOutlet weak var label: UILabel! { willSet { newValue.fill(Missing()) } }
      }

      """
    ])
    #expect(report.hasProgram && report.cuts.map(\.name) == ["label"], "\(report.errors)")
    #expect(source.contains(#"members.property("label", \HerbView.label)"#))
  }

  @Test func `a body that cannot compile is cut, and told`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { let herb: Int = \"basil\" } }\n"
    ])
    #expect(report.hasProgram && !report.isAsWritten, "\(report.errors)")
    #expect(report.cuts.map(\.name) == ["fill"])
  }

  @Test func `an initialiser's arguments are made by their types`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": """
      class HerbView: UIView {
        init(herb: Herb) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }

      """, "Herb.swift": "struct Herb { let name: String }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("HerbView(herb: standIn(\"herb\"))"))
  }

  @Test func `a model's properties keep the arguments of its initialiser`() throws {
    let (_, source) = try Self.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { let herb = Herb(name: \"basil\"); func fill() { print(herb.name) } }\n",
      "Herb.swift": "class Herb { let name: String\n  init(name: String) { self.name = name } }\n",
    ])
    #expect(source.contains("self.`name` = `name`"))
  }
}
