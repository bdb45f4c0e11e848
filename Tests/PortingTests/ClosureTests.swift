import Foundation
import TestSupport
import Testing

/// Closures: the source of views and of all that they need, cut out of small apps.
@Suite(.programs) struct ClosureTests {
  /// A report, as far as the tests read it.
  struct Report: Decodable {
    struct Cut: Decodable {
      var name: String
      var line: Int
      var why: String
      var isAsked: Bool
    }

    var hasProgram: Bool
    var rounds: Int
    var isAsWritten: Bool
    var isKept: Bool?
    var views: [String]
    var missing: [String]
    var cuts: [Cut]
    var stubbed: [String]
    var errors: [String]
    var folder: String
  }

  private struct Request: Encodable {
    var files: [String]
    var asked: [[String]]
    var output: String
    var compiler: [String]
    var makings: [String: String]
    var launch: [String: String]?
    var cache: String?
    var samples, tests, documents: [String]
    var program: String?
    var endings: [Ending]
  }

  /// A place at which the program of a closure ended.
  struct Ending: Encodable {
    var file: String
    var line: Int
    var text: String
  }

  /// Returns the report on the closure of the first of several files, and all its source.
  ///
  /// The installed compiler is used unless a script is given. Of several runs the last is reported.
  static func closure(
    of files: KeyValuePairs<String, String>, makings: [String: String] = [:],
    launch: [String: String]? = nil,
    compiler script: String? = nil, runs: Int = 1, samples: KeyValuePairs<String, String> = [:],
    tests: KeyValuePairs<String, String> = [:], documents: KeyValuePairs<String, String> = [:],
    makesProgram: Bool = false, endings: [Ending] = []
  ) throws -> (report: Report, source: String) {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let place = folder.file(name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("import UIKit\n\(text)".utf8).write(to: folder.file(name))
    }
    let paths = files.map { folder.file($0.key).path }
    for (name, text) in Array(samples) + Array(tests) + Array(documents) {
      try Data(text.utf8).write(to: folder.file(name))
    }
    var compiler = try #require(InstalledProgram.path(of: ["swiftc"]))
    if let script {
      compiler = folder.file("compiler").path
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: folder.file("compiler"))
      chmod(compiler, 0o755)
    }
    let request = Request(
      files: paths, asked: [[paths[0]]], output: folder.file("out").path,
      compiler: [compiler, "-swift-version", "5", "-module-name", "App"]
        + (try BuildFolder().importing()),
      makings: makings, launch: launch, cache: runs > 1 ? folder.file("kept").path : nil,
      samples: samples.map { folder.file($0.key).path },
      tests: tests.map { folder.file($0.key).path },
      documents: documents.map { folder.file($0.key).path },
      program: makesProgram ? folder.file("program").path : nil, endings: endings)
    try JSONEncoder().encode(request).write(to: folder.file("request.json"))
    for _ in 1..<runs { _ = try Tool.run(["--closures", "request.json"], in: folder.url) }
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
        @IBOutlet weak var label: UILabel! { willSet { let text: Int = "basil" } }
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

  @Test func `a protocol has a generated class that conforms to it`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { var model: HerbModel! }\n",
      "HerbModel.swift": "protocol HerbModel { var title: String { get }; func water() }\n",
      "Other.swift": "func read(_ model: HerbModel) -> String { model.title }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("class HerbModelStandIn: NSObject, HerbModel"))
    #expect(source.contains("StandIns.register(\"HerbModel\") { HerbModelStandIn() }"))
  }

  @Test func `a case that has content is preferred`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift":
        "enum HerbState { case loading, failed(String), loaded(Int) }\n"
        + "class HerbView: UIView { var state: HerbState! }\n"
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("Self.loaded("))
  }

  @Test func `a stub that can be read from an archive can be made without one`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { var herb: Herb!; func fill() { print(herb.name) } }\n",
      "Herb.swift": "struct Herb: Codable { let name: String; let soil: Missing }\n",
      "Missing.swift": "struct Missing: Codable { let depth: Int }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("extension Herb: StandInValue"))
  }

  @Test func `a private list is filled in its own file`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { private var herbs: [String] = [] }\n"
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("fillStandIn(own, \\.herbs, \"herbs\")"))
  }

  @Test func `a coordinator that a controller holds weakly is filled, and a view is not`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbController.swift":
        "class HerbController: UIViewController {\n"
        + "  weak var coordinator: Coordinator!\n  weak var bar: UIToolbar?\n"
        + "  override func viewDidLoad() { title = coordinator.name }\n}\n",
      "Coordinator.swift": "class Coordinator { let name = \"x\"; let soil: Missing! = nil }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("fillStandIn(own, \\.coordinator, \"coordinator\")"))
    #expect(!source.contains("fillStandIn(own, \\.bar"))
  }

  @Test func `a method that takes a model is called with one`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbCell.swift":
        "class HerbCell: UITableViewCell { func configure(with herb: Herb?) { tag = 1 } }\n",
      "Herb.swift": "struct Herb { let name: String }\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("own.configure(with: contentStandIn(\"herb\"))"))
  }

  @Test func `a filling that does not compile is left out by itself`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { private(set) var soil: String?; var herb: String?\n"
        + "  func show(_ value: inout Int) {} }\n"
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("\\.herb,") && !source.contains("own.show("))
  }

  @Test func `an expression beside the project makes the object`() throws {
    let (report, source) = try Self.closure(
      of: [
        "HerbView.swift": "class HerbView: UIView { func show(_ herb: Herb) -> Self { self } }\n",
        "Herb.swift": "struct Herb { let name: String; static let mint = Herb(name: \"mint\") }\n",
      ], makings: ["HerbView": "HerbView(frame: .zero).show(.mint)"])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("return retainedStandIn(HerbView(frame: .zero).show(.mint))"))
  }

  @Test func `an expression beside the project that does not compile is reported`() throws {
    let (report, _) = try Self.closure(
      of: ["HerbView.swift": Self.view], makings: ["HerbView": "HerbView(frame: 1 + nil)"])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(report.cuts.map(\.name) == ["HerbView"])
  }

  @Test func `a model's properties keep the arguments of its initialiser`() throws {
    let (_, source) = try Self.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { let herb = Herb(name: \"basil\"); func fill() { print(herb.name) } }\n",
      "Herb.swift": "class Herb { let name: String\n  init(name: String) { self.name = name } }\n",
    ])
    #expect(source.contains("self.`name` = `name`"))
  }

  @Test func `a member of a protocol that a class of UIKit adopts is found`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { func fill() { tag = HerbView.depth() } }\n",
      "Deep.swift": """
      protocol Deep {}
      extension UIView: Deep {}
      extension Deep where Self: UIView { static func depth() -> Int { 7 } }

      """,
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("func depth() -> Int"))
  }

  @Test func `a protocol of classes that is not here has members that can be set`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView {
        weak var delegate: ShelfDelegate?
        func fill() { delegate?.title = "Basil" }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `a type's function calls a function of a superclass that is not here`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: ShelfView {
        static func make() -> HerbView {
          prepare()
          return HerbView(frame: .zero)
        }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `an associated type stays if its constraint cannot be kept`() throws {
    let (report, source) = try Self.closure(of: [
      "HerbView.swift":
        "class HerbView: UIView { let all = Store<Water>(); func fill() { tag = all.pots.count } }\n",
      "Store.swift": "class Store<U: Use> { var pots: [U.Model] { [] } }\n",
      "Use.swift": "protocol Use { associatedtype Model: Fillable = Int }\n",
      "Water.swift": "struct Water: Use {}\n",
    ])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(source.contains("associatedtype Model = Unknown"))
  }

  @Test func `two bodies that lack the same member both stay as written`() throws {
    let (_, source) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { let pot = PotView() }\n",
      "PotView.swift": """
      class PotView: UIView {
        func wet() { herbalRadius = 4; tag = 77 }
        func dry() { herbalRadius = 5; tag = 88 }
      }

      """,
    ])
    #expect(source.contains("tag = 77") && source.contains("tag = 88"))
  }

  @Test func `an initialiser that a missing module adds to UIKit's class is declared`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView { func fill() { backgroundColor = UIColor(herb: "basil") } }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `a function that a missing module adds to arrays is declared`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView { func fill() { _ = subviews.herbs(at: 0) } }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `the cases of an enumeration that is not here are keys`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView { let counts: [ShelfPlace: Int] = [.top: 3, .bottom: 4] }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `a placeholder of an editor has a value`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": "class HerbView: UIView { let name: String = <#String#> }\n"
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }

  @Test func `a chain of a missing module's functions with closures compiles`() throws {
    let (report, _) = try Self.closure(of: [
      "HerbView.swift": """
      import Shelves
      class HerbView: UIView {
        let bag = ShelfBag()
        func fill() { flow.tap().map { _ in self.bag }.filterNil().bind(to: bag.total).kept(by: bag) }
      }

      """
    ])
    #expect(report.isAsWritten, "\(report.errors)")
  }
}
