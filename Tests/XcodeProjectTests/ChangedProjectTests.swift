import Basics
import TestSupport
import Testing
import XcodeProject

/// Documents of projects with changed bytes.
@Suite struct ChangedProjectTests {
  private static let documents = [
    "/app/Shop.xcodeproj/project.pbxproj": SampleProject.document(),
    "/app/Shop.xcworkspace/contents.xcworkspacedata": """
    <Workspace><Group location="group:Kits"><FileRef location="group:Tabs"/></Group>
    <FileRef location="group:Shop.xcodeproj"/></Workspace>
    """,
    "/app/Kits/Tabs/Package.swift": """
    let names = ["A", "B"] /* c */ + ["\\(x)"]
    let package = Package(name: "Tabs", targets: [.target(name: "Tabs", dependencies: names)])
    """,
    "/app/Gen/project.yml": """
    include: [a.yml, {path: "b.yml"}]
    targets:
      Gen: # it
        sources: [{path: ".", excludes: ["*.md"]}]
        settings: {
          base: {A: $(B), B: "$(A)"}
        }
        dependencies:
          - target: Tabs
    """,
    "/app/Tui/Project.swift": """
    import ProjectDescription
    let project = Project(targets: [.target(name: "T", product: .app, sources: ["**/*.{swift,m}"])])
    """,
    "/app/Podfile.lock": "PODS:\n  - A/B (1.0):\n    - C\n  - C (2)\n",
    "/app/Configs/App.xcconfig": "#include \"App.xcconfig\"\nA[sdk=*] = $(A) // x\n",
    "/app/Shop/Info.plist": "<plist><dict><key>A</key><string>$(B)</string></dict></plist>",
    "/app/Gen/G.swift": "", "/app/Tui/T.swift": "", "/app/Kits/Tabs/Sources/Tabs/T.swift": "",
  ]

  private func changed(_ text: String, _ random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1:
        bytes.insert("{}()[]<>\"'\\;:,=/*#$-\n ".utf8.randomElement(using: &random) ?? 0, at: place)
      case 2: bytes.removeSubrange(place..<min(place + 4, bytes.count))
      default:
        let end = min(place + 30, bytes.count)
        bytes.insert(
          contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 0..<200) func `changed documents are read, or are an error with a place`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var files = Self.documents
    for path in files.keys.sorted() { files[path] = changed(files[path] ?? "", &random) }
    for path in ["/app", "/app/Gen", "/app/Tui", "/app/Kits/Tabs"] {
      do throws(ProjectError) {
        let project = try AppProject(at: path, in: ProjectFiles(files))
        #expect(project.targets.allSatisfy { !$0.module.isEmpty || $0.name.isEmpty })
      } catch {
        #expect(error.file.hasPrefix("/app") && error.place.line > 0)
      }
    }
  }
}
