import Foundation
import TestSupport
import Testing

@testable import PreviewTool

struct ChangingFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String = "HerbCell.swift") throws {
    let file = folder.file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `hidden folders are not watched, as they are not ported`() throws {
    try write("// one")
    for name in [".build/checkouts", "Cells"] {
      try FileManager.default.createDirectory(
        at: folder.file(name), withIntermediateDirectories: true)
    }
    var files = ChangingFiles([folder.url.path])
    try write("// built", ".build/checkouts/Other.swift")
    try write("// hidden", ".Other.swift")
    var found = [files.haveChanged()]
    try write("// two", "Cells/Other.swift")
    found.append(files.haveChanged())
    #expect(found == [false, true])
  }

  @Test func `a file is watched by the time it was changed`() throws {
    try write("// one")
    var files = ChangingFiles([folder.url.path])
    var found = [files.haveChanged()]
    try write("// two", "Other.swift")
    found += [files.haveChanged(), files.haveChanged()]
    try FileManager.default.removeItem(at: folder.file("Other.swift"))
    found.append(files.haveChanged())
    #expect(found == [false, true, false, true])
  }

  @Test func `a package's resources are watched too, and not the pictures beside them`() throws {
    try write("Mint", "names.txt")
    try write("[]", "Media.xcassets/basil.imageset/Contents.json")
    var (package, source) = (
      ChangingFiles(
        [folder.url.path], hasResources: true, excluding: folder.file("pictures").path),
      ChangingFiles([folder.url.path])
    )
    var found: [Bool] = []
    try write("{}", "Media.xcassets/basil.imageset/Contents.json")
    found.append(package.haveChanged())
    try write("Mint", "en.lproj/Names.strings")
    found += [package.haveChanged(), package.haveChanged()]
    try write("drawn", "pictures/Basil.portrait.png")
    try write("hidden", ".names.txt.swp")
    found.append(package.haveChanged())
    found.append(source.haveChanged())
    try write("// one", "pictures/HerbCell.swift")
    found.append(package.haveChanged())
    #expect(found == [true, true, false, false, false, true])
  }

  @Test func `a project's view is drawn again after changes of its target's files`() throws {
    let view = "import UIKit\nclass HerbCell: UITableViewCell {}\n"
    let files = [
      "HerbCell.swift": view, "Herbs.swift": "enum Herbs {}\n", "HerbCell.xib": "<document/>",
    ]
    for (name, text) in files { try write(text, "Sources/Shop/\(name)") }
    try write("let package = Package(targets: [.target(name: \"Shop\")])", "Package.swift")
    let previews = ProjectPreviews(of: folder.url.path, named: ["HerbCell"], explainsCuts: false)
    let names = try previews.paths().map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(Set(names) == Set(files.keys))
  }
}
