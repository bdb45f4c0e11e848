import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The files and folders whose changes make previews of a project old.
struct ProjectInputsTests {
  private let folder: TemporaryFolder
  private var herb: String { folder.file("Herb.swift").path }

  init() throws {
    folder = try TemporaryFolder()
    try write("Herb.swift", "struct Herb {}")
    try write("Shop.xcassets/Icons/leaf.imageset/Contents.json", "{}")
    try write("Shop.xcassets/Icons/Contents.json", "{}")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var inputs: ProjectInputs {
    var inputs = ProjectInputs(excluding: folder.file("out").path)
    inputs.add(file: herb)
    inputs.add(file: folder.file("views.json").path)
    inputs.add(folder: folder.url.path)
    inputs.add(catalogue: folder.file("Shop.xcassets").path)
    return inputs
  }

  /// Makes every date of the files old enough to count.
  private func age() throws {
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1e9)]
    try FileManager.default.setAttributes(old, ofItemAtPath: herb)
  }

  @Test func `nothing changes by itself`() {
    var inputs = inputs
    #expect(inputs.changes() == [])
  }

  @Test func `a file with other content has changed, once`() throws {
    var inputs = inputs
    try write("Herb.swift", "struct Herb { }")
    #expect(inputs.changes() == [herb])
    #expect(inputs.changes() == [])
  }

  @Test func `a file with another date and the same content has not changed`() throws {
    var inputs = inputs
    try age()
    #expect(inputs.changes() == [])
  }

  @Test func `a change of the same size in the same moment is noticed`() throws {
    var inputs = inputs
    try write("Herb.swift", "struct Heap {}")
    #expect(inputs.changes() == [herb])
  }

  @Test func `a file that appears has changed`() throws {
    var inputs = inputs
    inputs.add(file: folder.file("deep/views.json").path)
    try write("deep/views.json", "{}")
    // The new folder `deep` is a new name in its superfolder, so everything counts as changed.
    #expect(inputs.changes() == nil)
  }

  @Test(arguments: ["Pot.swift", "Shop.xcassets/pot.imageset/Contents.json"])
  func `a new name in a folder or a catalogue changes everything`(_ path: String) throws {
    var inputs = inputs
    try write(path, "")
    #expect(inputs.changes() == nil)
  }

  @Test func `a deleted file changes everything`() throws {
    var inputs = inputs
    try FileManager.default.removeItem(atPath: herb)
    #expect(inputs.changes() == nil)
  }

  @Test(arguments: [
    ".Herb.swift.swp", "out/Herb.png", "Shop.xcassets/Icons/leaf.imageset/leaf.png",
  ])
  func `hidden files, drawn pictures and images of assets change nothing`(_ path: String) throws {
    var inputs = inputs
    try write(path, "")
    #expect(inputs.changes() == [])
  }

  @Test func `a group of a catalogue may become a namespace`() throws {
    var inputs = inputs
    let path = "Shop.xcassets/Icons/Contents.json"
    try write(path, #"{ "properties": { "provides-namespace": true } }"#)
    #expect(inputs.changes() == [folder.file(path).path])
  }

  @Test func `inputs are the same after they were written and read`() throws {
    let inputs = inputs
    let data = try JSONEncoder().encode(inputs)
    #expect(try JSONDecoder().decode(ProjectInputs.self, from: data) == inputs)
  }

  @Test func `a project's folders and documents are inputs`() throws {
    try write("Package.swift", "let package = Package(targets: [.target(name: \"App\")])")
    try write("Sources/App/Herb.swift", "")
    for path in ["Sources/App/Pot.swift", "Sources/Kit/Pot.swift"] {
      let recorder = InputRecorder()
      _ = try ProjectScope(at: folder.url.path, in: recorder.files)
      var inputs = recorder.all
      #expect(inputs.changes() == [])
      try write(path, "")
      #expect(inputs.changes() == nil, "\(path)")
    }
    let recorder = InputRecorder()
    _ = try ProjectScope(at: folder.url.path, in: recorder.files)
    var inputs = recorder.all
    try write("Package.swift", "let package = Package(targets: [.target(name: \"Kit\")])")
    #expect(inputs.changes() == [folder.file("Package.swift").path])
  }
}
