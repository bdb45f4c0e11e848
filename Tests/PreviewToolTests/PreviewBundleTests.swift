import Foundation
import LayoutPreviews
import TestSupport
import Testing
import XcodeProject

@testable import PreviewTool

/// The resources of previews, and their places.
struct PreviewBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String = "") throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A description of targets by their names, with paths and rules.
  private func package(
    _ targets: [(name: String, resources: [(path: String, rule: String)])],
    type: String = "library"
  ) throws -> PackageDescription {
    let texts = targets.map { target in
      let resources = target.resources.map { resource in
        "{ \"path\": \"\(folder.file(resource.path).path)\", \"rule\": { \(resource.rule) } }"
      }
      return """
        { "name": "\(target.name)", "type": "\(type)", "module_type": "SwiftTarget",
          "resources": [\(resources.joined(separator: ", "))] }
        """
    }
    let text =
      "{ \"default_localization\": \"en\", \"targets\": [\(texts.joined(separator: ", "))] }"
    return try PackageDescription(Data(text.utf8))
  }

  private func bundled() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.file("package.resources").path)
      .sorted()
  }

  @Test func `resources lie in the bundle as the package manager puts them there`() throws {
    try write("Herbs/Resources/Deep/names.txt")
    try write("Herbs/Pages/one/page.txt")
    try write("Herbs/fr.lproj/Words.strings")
    try write("Herbs/code.txt")
    let package = try package([
      (
        "Herbs",
        [
          ("Herbs/Resources/Deep/names.txt", "\"process\": {}"),
          ("Herbs/Pages", "\"copy\": {}"),
          ("Herbs/fr.lproj/Words.strings", "\"process\": { \"localization\": \"fr\" }"),
          ("Herbs/code.txt", "\"embed_in_code\": {}"),
        ]
      )
    ])
    var bundle = PreviewBundle(beside: folder.url)
    try bundle.add(package) { Issue.record("\($0)") }
    #expect(bundle.accessor != nil)
    #expect(
      try bundled() == [
        "Info.plist", "Pages", "Pages/one", "Pages/one/page.txt", "fr.lproj",
        "fr.lproj/Words.strings", "names.txt",
      ])
  }

  @Test func `the property list has an app's entries and the chosen language`() throws {
    let bundle = PreviewBundle(beside: folder.url)
    try bundle.write([
      "CFBundleExecutable": PropertyListValue(.text("Shop")),
      "UIMainStoryboardFile": PropertyListValue(.text("Main")),
      "Shown": PropertyListValue(.list([PropertyListValue(.text("YES"))])),
    ])
    try write("de.lproj/Words.strings")
    var request = PreviewRequest(output: "")
    let isChosen = request.chooseLanguage("de")
    #expect(isChosen)
    try bundle.keepLanguage(of: request) { Issue.record("\($0)") }
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.file("Info.plist")), format: nil)
    let entries = try #require(list as? [String: Any])
    #expect(Set(entries.keys) == ["UIMainStoryboardFile", "Shown", "CFBundleDevelopmentRegion"])
    #expect(entries["Shown"] as? [Bool] == [true])
  }

  @Test func `of two targets catalogues are both there, and of two files the first`() throws {
    for target in ["Herbs", "Shop"] {
      try write("\(target)/Media.xcassets/Contents.json", target)
      try write("\(target)/names.txt", target)
    }
    let resources = { (target: String) in
      ["Media.xcassets", "names.txt"].map { ("\(target)/\($0)", "\"process\": {}") }
    }
    var bundle = PreviewBundle(beside: folder.url)
    var notes: [String] = []
    try bundle.add(package([("Shop", resources("Shop")), ("Herbs", resources("Herbs"))])) {
      notes.append($0)
    }
    let left = folder.file("Shop/names.txt").path
    #expect(notes == ["\(left): note: left out: another target has a resource of this name"])
    #expect(
      try bundled().filter { !$0.hasSuffix("Contents.json") }
        == ["Info.plist", "Media.xcassets", "Shop.Media.xcassets", "names.txt"])
    let names = folder.file("package.resources/names.txt")
    #expect(try String(contentsOf: names, encoding: .utf8) == "Herbs")
  }

  @Test func `without resources, or with those of tests or of code only, there is no accessor`()
    throws
  {
    var bundle = PreviewBundle(beside: folder.url)
    let resource = ("names.txt", "\"copy\": {}")
    try bundle.add(package([("Herbs", [])])) { _ in }
    try bundle.add(package([("HerbsTests", [resource])], type: "test")) { _ in }
    try bundle.add(package([("Herbs", [("names.txt", "\"embed_in_code\": {}")])])) { _ in }
    #expect(bundle.accessor == nil)
  }

  @Test func `a target's documents are in the bundle although the manifest does not declare them`()
    throws
  {
    let documents = [
      "Row.xib", "Cells/Cell.xib", "Base.lproj/Main.storyboard", "Resources/Given.xib",
    ]
    for name in documents { try write("Shop/Sources/Herbs/\(name)") }
    let given = folder.file("Shop/Sources/Herbs/Resources").path
    let text = """
      { "path": "\(folder.file("Shop").path)", "targets": [{ "name": "Herbs", "type": "library",
        "module_type": "SwiftTarget", "path": "Sources/Herbs",
        "resources": [{ "path": "\(given)", "rule": { "copy": {} } }] }] }
      """
    var package = try PackageDescription(Data(text.utf8))
    package.addDocuments()
    var bundle = PreviewBundle(beside: folder.url)
    try bundle.add(package) { Issue.record("\($0)") }
    #expect(
      try bundled() == [
        "Base.lproj", "Base.lproj/Main.storyboard", "Cell.xib", "Resources",
        "Resources/Given.xib", "Row.xib",
      ])
  }

  @Test func `a language's strings of a project are kept, and the others left out`() throws {
    try write("App/Base.lproj/Main.storyboard")
    for language in ["de", "fr"] { try write("App/\(language).lproj/Main.strings") }
    try FileManager.default.createDirectory(
      at: folder.file("place"), withIntermediateDirectories: true)
    var bundle = PreviewBundle(beside: folder.file("place"))
    try bundle.add(ProjectResources(beside: [folder.file("App").path]))
    var request = PreviewRequest(output: "/")
    let isChosen = request.chooseLanguage("de")
    #expect(isChosen)
    try bundle.keepLanguage(of: request) { Issue.record("\($0)") }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("place").path)
    #expect(left.sorted() == ["Base.lproj", "Info.plist", "de.lproj"])
  }

  @Test func `source asks for resources by a bundle or by the name of an image`() throws {
    for (index, text) in [
      "let a = 1", "in: .module)", "UIImage(named: name)", "#imageLiteral(resourceName: \"a\")",
    ].enumerated() {
      try write("\(index).swift", text)
    }
    let asks = (0..<4).map { PreviewBundle.isNamed(in: [folder.file("\($0).swift").path]) }
    #expect(asks == [false, true, true, true])
  }

  /// Makes a bundle of texts in two languages and of none, keeps one language, and returns notes.
  private func kept(_ code: String) throws -> [String] {
    var resources = [("Herbs/names.txt", "\"process\": {}")]
    for language in ["en", "ar"] {
      resources.append(
        (
          "Herbs/\(language).lproj/Words.strings",
          "\"process\": { \"localization\": \"\(language)\" }"
        ))
    }
    for resource in resources { try write(resource.0, "\"basil\" = \"\(resource.0)\";") }
    var bundle = PreviewBundle(beside: folder.url)
    var notes: [String] = []
    try bundle.add(package([("Herbs", resources)])) { notes.append($0) }
    var request = PreviewRequest(output: "/")
    let isChosen = request.chooseLanguage(code)
    #expect(isChosen)
    try bundle.keepLanguage(of: request) { notes.append($0) }
    return notes
  }

  @Test func `of a language's resources those of the other languages are left out`() throws {
    #expect(try kept("ar-EG").isEmpty)
    #expect(try bundled() == ["Info.plist", "ar.lproj", "ar.lproj/Words.strings", "names.txt"])
    let bundle = try #require(Bundle(url: folder.file("package.resources")))
    let word = bundle.localizedString(forKey: "basil", value: nil, table: "Words")
    #expect(word == "Herbs/ar.lproj/Words.strings")
  }

  @Test func `a language without resources leaves all, and says which there are`() throws {
    #expect(try kept("de") == ["note: there are no resources in de, only in ar, en"])
    #expect(try bundled().contains("en.lproj/Words.strings"))
  }
}
