import Foundation
import Porting
import TestSupport
import Testing

@Suite(.programs) struct PortToolTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// Makes a toolchain whose compiler is a shell script, and returns the folder of its programs.
  private static func toolchain(
    in folder: TemporaryFolder, compiler script: String, hasSyntaxTrees: Bool = true
  ) throws -> URL {
    let bin = folder.file("usr/bin")
    let module = folder.file("usr/lib/swift/host/SwiftParser.swiftmodule")
    for place in hasSyntaxTrees ? [bin, module] : [bin] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let compiler = bin.appendingPathComponent("swiftc")
    try Data("#!/bin/sh\n\(script)".utf8).write(to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    return bin
  }

  @Test func `without a compiler there is no tool, and the reason is told`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: PortingError.noCompiler) {
      try PortTool(in: folder.url, path: folder.url.path)
    }
    #expect(folder.names == [])
  }

  @Test func `a toolchain without syntax trees is named by what it lacks`() throws {
    let folder = try TemporaryFolder()
    let bin = try Self.toolchain(in: folder, compiler: "", hasSyntaxTrees: false)
    let missing = folder.url.resolvingSymlinksInPath()
      .appendingPathComponent("usr/lib/swift/host/SwiftParser.swiftmodule").path
    #expect(throws: PortingError.noSyntaxTrees(missing)) {
      try PortTool(in: folder.url, path: bin.path)
    }
  }

  @Test func `source that the compiler refuses is told in its words, and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let bin = try Self.toolchain(in: folder, compiler: "echo too old >&2\nexit 1\n")
    let tools = folder.file("tools")
    #expect(throws: PortingError.uncompilable("too old\n")) {
      try PortTool(in: tools, path: bin.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: tools.path) == [".lock"])
  }

  @Test func `two that need the tool at once build it once`() async throws {
    let folder = try TemporaryFolder()
    let script = """
      echo built >>"\(folder.file("log").path)"
      sleep 0.3
      while [ "$1" != -o ]; do shift; done
      printf '#!/bin/sh\\n' >"$2" && chmod +x "$2"

      """
    let bin = try Self.toolchain(in: folder, compiler: script)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { _ = try PortTool(in: folder.file("tools"), path: bin.path) }
      }
      try await group.waitForAll()
    }
    #expect(try String(contentsOf: folder.file("log"), encoding: .utf8) == "built\n")
  }

  @Test func `a folder that cannot be written is named`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("file"))
    #expect {
      try PortTool(in: folder.file("file/tools"), path: Self.path)
    } throws: { error in
      "\(error)".hasPrefix("\(folder.file("file/tools").path) cannot be written")
    }
  }

  @Test func `wrong words end the tool with 2`() throws {
    let folder = try TemporaryFolder()
    for words in [[], ["--output"], ["--wrong", "a.swift"], ["nowhere.swift"], ["."]] {
      let run = try Tool.run(words, in: folder.url)
      #expect(run.status == 2, "\(words)")
      #expect(run.errors.hasPrefix("error: "), "\(words)")
    }
  }

  @Test func `a file that is the same already is not written again`() throws {
    let folder = try TemporaryFolder()
    try PortFixture("attributes").write(to: folder.url)
    let words = ["--output", "out", "Cell.swift"]
    _ = try Tool.run(words, in: folder.url)
    let old = Date(timeIntervalSince1970: 1_000_000)
    let path = folder.file("out/Cell.swift").path
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    _ = try Tool.run(words, in: folder.url)
    let values = try FileManager.default.attributesOfItem(atPath: path)
    #expect(values[.modificationDate] as? Date == old)
  }

  @Test func `the order of the paths changes nothing of what is written`() throws {
    let folder = try TemporaryFolder()
    let files = [
      "in/A.swift": "extension Shelf {\n  override func prepare() {}\n}\n",
      "in/B.swift": "extension Shelf {\n  override func invalidateLayout() {}\n}\n",
      "in/C.swift": "class Shelf: UICollectionViewLayout {\n}\n",
    ]
    try FileManager.default.createDirectory(
      at: folder.file("in"), withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.file(name)) }
    func written(_ paths: [String]) throws -> [String: String] {
      _ = try Tool.run(["--output", "out", "--"] + paths, in: folder.url)
      defer { try? FileManager.default.removeItem(at: folder.file("out")) }
      let names = FileManager.default.enumerator(atPath: folder.file("out").path)?.allObjects ?? []
      return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        .reduce(into: [:]) { texts, name in
          texts[name] = try String(contentsOf: folder.file("out/\(name)"), encoding: .utf8)
        }
    }
    let paths = files.keys.sorted()
    let ported = try written(paths)
    #expect(ported.keys.sorted() == ["A.swift", "B.swift", "C.swift"])
    #expect(try written(paths.reversed()) == ported)
    #expect(try written([paths[1], paths[2], paths[0]]) == ported)
    #expect(try written(["in", "in/B.swift"]) == written(["in/B.swift", "in"]))
  }

  @Test func `notes can be JSON`() throws {
    struct Note: Decodable, Equatable {
      var kind, path, what: String
      var line, column: Int
    }
    let folder = try TemporaryFolder()
    try PortFixture("obstacles").write(to: folder.url)
    let run = try Tool.run(["--json", "Player.swift"], in: folder.url)
    let notes = try JSONDecoder().decode([Note].self, from: run.output)
    #expect(
      notes.contains(
        Note(kind: "obstacle", path: "Player.swift", what: "import MapKit", line: 7, column: 13)))
    #expect(notes.count == 5)
  }

  @Test func `a class that a document names is shown from there, or else as code makes it`() throws
  {
    let folder = try TemporaryFolder()
    let files = [
      "Named.swift": "import UIKit\nclass Named: UIView {}\n",
      "Coded.swift":
        "import UIKit\nclass Coded: UIView { required init?(coder: NSCoder) { nil } }\n",
      "Lost.swift":
        "import UIKit\nclass Lost: UIView { required init?(coder: NSCoder) { nil } }\n",
      "Named.xib": "<view customClass=\"Named\"/>",
      "deep/Coded.xib": "<view customClass=\"Coded\"/>",
    ]
    try FileManager.default.createDirectory(
      at: folder.file("deep"), withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.file(name)) }
    let words = ["--previews", "--output", "out", "--document", "deep/Coded.xib", "--"]
    let names = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let run = try Tool.run(words + names, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let main = try String(contentsOf: folder.file("out/main.swift"), encoding: .utf8)
    #expect(main.contains("{ PreviewDocuments.view(of: Named.self) { Named(frame: .zero) } },\n"))
    #expect(main.contains("{ PreviewDocuments.view(of: Coded.self) },\n"))
    #expect(!main.contains("Lost"))
  }

  @Test func `a program that shows documents only needs no source`() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(["--only-documents", "--output", "out", "--"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let main = try String(contentsOf: folder.file("out/main.swift"), encoding: .utf8)
    #expect(main.contains("PreviewProgram.run([\n  ])"))
  }

  @Test func `a program of previews has neither what begins another nor what SwiftUI shows`() throws
  {
    let folder = try TemporaryFolder()
    let files = [
      "main.swift": "print(1)\n", "Text.swift": "import SwiftUI\nstruct Tip: View {}\n",
      "App.swift":
        "import Shop\nimport UIKit\n@main class App: UIResponder {}\nclass V: UIView {}\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.file(name)) }
    let words = ["--previews", "--module", "Shop", "--output", "out", "--"]
    let run = try Tool.run(words + files.keys.sorted(), in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.errors.split(separator: "\n") == [
        "Text.swift:1:1: note: left out: there is no SwiftUI here, and line 2 names it",
        "main.swift:1:1: note: left out: the previews have their own entry point",
      ])
    let out = try FileManager.default.contentsOfDirectory(atPath: folder.file("out").path).sorted()
    #expect(out == ["App.0.swift", "errors.json", "files.json", "main.swift"])
    let named = try String(contentsOf: folder.file("out/files.json"), encoding: .utf8)
    #expect(named == "[\"App.swift\"]\n")
    let app = try String(contentsOf: folder.file("out/App.0.swift"), encoding: .utf8)
    #expect(app.hasPrefix("#sourceLocation(file: \"App.swift\", line: 1)\n"))
    #expect(
      app.hasSuffix(
        // Blanks replace removed text, so that the code after it keeps its columns.
        "\n           \nimport UIKit\n      class App: UIResponder {}\nclass V: UIView {}\n"))
    let main = try String(contentsOf: folder.file("out/main.swift"), encoding: .utf8)
    #expect(main.contains("UIKit.Preview(\"V\") { V(frame: .zero) }"))
    let nothing = try Tool.run(words + ["main.swift", "Text.swift"], in: folder.url)
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("no #Preview, and no view"))
    #expect(nothing.errors.contains("\n  main.swift:1:1: left out"))
  }
}
