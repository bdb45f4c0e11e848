import Foundation
import TestSupport
import Testing

/// A client's package with unchanged iOS sources, in a folder whose name contains a space.
///
/// The package is compiled against the UIKit that these tests were linked with, so that only the
/// package's own files are compiled. All tests write its files to one folder, where the plugin's
/// tool, which takes a compiler fifteen seconds, is built once.
private struct PortedPackage {
  private static let folder: URL = {
    let folder = KeptTools.home.appendingPathComponent("ported")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Messages of the compiler contain paths without links, and SwiftPM's `debug` is one.
    return folder.resolvingSymlinksInPath()
  }()

  private static let repository = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  static let layout = """
    class ShelfLayout: UICollectionViewFlowLayout {
      @objc dynamic var gap: CGFloat = 3
    }
    extension ShelfLayout {
      override func prepare() {
        super.prepare()
        perform(#selector(widen))
      }
      @objc private func widen() { gap += 1 }
    }
    """

  static let program = """
    import UIKit

    let layout = ShelfLayout()
    layout.prepare()
    print(layout.gap, place())
    """

  init() throws {
    for name in ["Package.swift", "Sources", "Old", ".build/debug/client_Shelf.resources"] {
      try? FileManager.default.removeItem(at: file("a client/\(name)"))
    }
    try write(
      "a client/Sources/Shelf/Layouts/Place.swift",
      "@objc class Unused: NSObject {}\nfunc place() -> String { \"\\(#filePath):\\(#line)\" }\n")
    try write("a client/Sources/Shelf/ShelfLayout.swift", Self.layout)
    try write("a client/Sources/Shelf/main.swift", Self.program)
    try write("a client/Package.swift", Self.manifest())
    try write("quarterturn/Package.swift", Self.pluginManifest)
    for name in ["PortUIKit", "Porting"] {
      let link = file("quarterturn/Sources/\(name)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: Self.repository.appendingPathComponent("Sources/\(name)"))
    }
  }

  func file(_ path: String) -> URL { Self.folder.appendingPathComponent(path) }

  func write(_ path: String, _ text: String) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func manifest() throws -> String {
    let build = BuildFolder()
    let flags = try build.importing().map { "\"\($0)\"" }.joined(separator: ", ")
    let objects = try build.linking().map { "\"\($0)\"" }.joined(separator: ",\n      ")
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "client", dependencies: [.package(path: "../quarterturn")],
        targets: [
          .executableTarget(
            name: "Shelf", sources: ["main.swift"],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags([\(flags)])],
            linkerSettings: [.unsafeFlags([\(objects)])],
            plugins: [.plugin(name: "PortUIKit", package: "quarterturn")])
        ])
      """
  }

  /// A manifest that declares only the plugin, so that nothing else is built.
  private static let pluginManifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "quarterturn", products: [.plugin(name: "PortUIKit", targets: ["PortUIKit"])],
      targets: [.plugin(name: "PortUIKit", capability: .buildTool(), path: "Sources/PortUIKit")])
    """

  func changeManifest(_ old: String, to new: String) throws {
    let text = try String(contentsOf: file("a client/Package.swift"), encoding: .utf8)
    try write("a client/Package.swift", text.replacing(old, with: new))
  }

  func build(_ words: String...) throws -> ProgramRun {
    let package = file("a client").path
    return try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "build", "--package-path", package] + words)
  }

  func run() throws -> ProgramRun { try ProgramRun(file("a client/.build/debug/Shelf"), []) }
}

@Suite(.programs, .serialized) struct PortPluginTests {
  @Test func `a package's sources are ported while it is built, and only when they change`() throws
  {
    let package = try PortedPackage()
    let first = try package.build()
    #expect(first.status == 0, "\(first.text)\(first.errors)")
    #expect(!(first.text + first.errors).contains("warning:"))
    let bundle = package.file("a client/.build/debug/client_Shelf.resources")
    #expect(!FileManager.default.fileExists(atPath: bundle.path), "the tool is no resource")
    let place = package.file("a client/Sources/Shelf/Layouts/Place.swift")
      .resolvingSymlinksInPath().path
    let printed = try package.run().text.replacingOccurrences(of: "/private", with: "")
    #expect(printed == "4.0 \(place):2\n")

    #expect(try !package.build("--disable-sandbox").text.contains("Porting Shelf"))

    try package.write(
      "a client/Sources/Shelf/ShelfLayout.swift",
      PortedPackage.layout.replacing("gap += 1", with: "gap += 4"))
    let changed = try package.build()
    #expect(changed.text.contains("Porting Shelf"))
    #expect(!changed.text.contains("Compiling Shelf Place"))
    #expect(try package.run().text.hasPrefix("7.0 "))

    try package.write(
      "a client/Sources/Shelf/ShelfLayout.swift",
      PortedPackage.layout.replacing("gap += 1", with: "wrong()"))
    let broken = try package.build()
    let original = package.file("a client/Sources/Shelf/ShelfLayout.swift").path
    // The line and the column are the original's, also behind removed text.
    #expect((broken.text + broken.errors).contains("\(original):9:32: error: cannot find 'wrong'"))
  }

  @Test func `a nib that the manifest does not declare is in the target's bundle`() throws {
    let package = try PortedPackage()
    try package.write("a client/Sources/Shelf/Cells/Badge.xib", "<document/>")
    let run = try package.build()
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    let bundle = package.file("a client/.build/debug/client_Shelf.resources")
    let copy = bundle.appendingPathComponent("Badge.xib")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "<document/>")
  }

  @Test func `the images of a target's catalogue have their Swift names (AC36)`() throws {
    let package = try PortedPackage()
    try package.changeManifest(
      "sources: [\"main.swift\"],",
      to: "sources: [\"main.swift\"], resources: [.process(\"Assets.xcassets\")],")
    try package.write(
      "a client/Sources/Shelf/Assets.xcassets/leaf.imageset/Contents.json", "{}")
    try package.write(
      "a client/Sources/Shelf/main.swift",
      "import UIKit\nprint(ImageResource.leaf == ImageResource(name: \"leaf\", bundle: .main))\n")
    let run = try package.build()
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(try package.run().text == "true\n")
  }

  @Test func `a manifest that leaves nothing to port is told what to write`() throws {
    let package = try PortedPackage()
    try package.changeManifest("sources: [\"main.swift\"],", to: "")
    let first = try package.build()
    #expect(first.status != 0)
    let words = first.text + first.errors
    #expect(words.contains("PortUIKit has nothing to port"))
    #expect(words.contains("of which Layouts/Place.swift needs porting"))
    #expect(words.contains("    sources: [\"main.swift\"],\n"))

    // Without a file that compiles as it is, one must be made.
    try package.write("a client/Sources/Shelf/main.swift", "#if os(iOS)\n#endif\n")
    let second = try package.build()
    let place = package.file("a client/Sources/Shelf").path
    #expect((second.text + second.errors).contains("    sources: [\"Empty.swift\"],\n"))
    #expect((second.text + second.errors).contains("touch '\(place)/Empty.swift'"))
  }

  @Test func `a target in which nothing needs porting is built as it is`() throws {
    let package = try PortedPackage()
    try package.changeManifest("sources: [\"main.swift\"],", to: "")
    for name in ["Layouts/Place.swift", "ShelfLayout.swift"] {
      try package.write("a client/Sources/Shelf/\(name)", "")
    }
    try package.write("a client/Sources/Shelf/main.swift", "print(1)\n")
    let run = try package.build()
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(try package.run().text == "1\n")
  }

  @Test func `of a target with the path "." neither the manifest nor what it excludes is ported`()
    throws
  {
    let package = try PortedPackage()
    try package.write("a client/Old/Old.swift", "@objc class Old {}; wrong()\n")
    try package.changeManifest(
      "sources: [\"main.swift\"],",
      to: "path: \".\", exclude: [\"Old\"], sources: [\"Sources/Shelf/main.swift\"],")
    let run = try package.build()
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(try package.run().text.hasPrefix("4.0 "))
  }
}
