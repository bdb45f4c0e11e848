import Foundation
import TestSupport
import Testing

/// The launcher, with stand-ins for the programs that it calls.
@Suite(.programs) struct LauncherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("quarterturn"), to: folder.file("quarterturn"))
    try FileManager.default.createDirectory(
      at: folder.file("bin"), withIntermediateDirectories: true)
    try program("swift", "case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; esac")
    for tool in ["dpkg-query", "brew"] { try program(tool, "echo installed") }
    try program("apt-get", "exit 1")
    try program("quarterturn", "echo \"$QUARTERTURN_COMMAND $*\"")
  }

  private func program(_ name: String, _ script: String) throws {
    let file = folder.file("bin/\(name)")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func output(_ command: String, in place: String = "") throws -> String {
    let pipe = Pipe.kept()
    let process = try RunningProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command],
      environment: ["PATH": folder.file("bin").path + ":/usr/bin:/bin"],
      in: place.isEmpty ? folder.url : folder.file(place), output: pipe.fileHandleForWriting,
      errors: FileHandle(forWritingAtPath: "/dev/null"))
    try pipe.fileHandleForWriting.close()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    _ = process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Puts the stand-ins' folder in the place of a build.
  private func build(in configuration: String) throws {
    try FileManager.default.createDirectory(
      at: folder.file(".build"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.file(".build/\(configuration)"), withDestinationURL: folder.file("bin"))
  }

  /// Puts a script in the place of a build, and notes the arguments of the package manager.
  private func standInForBuild(_ script: String) throws {
    try program(
      "swift",
      """
      echo "$*" >>calls
      case "$*" in *--show-bin-path*) dirname "$0" ;; *) \(script) ;; esac
      """)
  }

  @Test func `the first call says that it builds`() throws {
    let words = "quarterturn: building the command, once; this takes minutes\n"
    #expect(try output("./quarterturn list 2>&1") == words + "./quarterturn list\n")
  }

  @Test func `another call says that it builds, if the build compiles something`() throws {
    try build(in: "release")
    try standInForBuild("echo '[1/2] Compiling A A.swift'; sleep 4")
    let again = "quarterturn: building the command again; after a change this takes minutes\n"
    #expect(try output("./quarterturn list 2>&1") == again + "./quarterturn list\n")
  }

  @Test func `a build that finds nothing to do is not announced, however long it looks`() throws {
    try build(in: "release")
    try standInForBuild(
      """
      echo '[0/1] Planning build'; echo 'Building for production...'
      echo '[0/2] Write swift-version-6A52383ED409C6A7.txt'; sleep 3
      """)
    #expect(try output("./quarterturn list 2>&1") == "./quarterturn list\n")
  }

  @Test func `the first demo does not wait for the optimiser`() throws {
    try standInForBuild("")
    let words =
      "quarterturn: building the command without optimisation, once; this takes a few minutes\n"
    #expect(try output("./quarterturn demo 2>&1") == words + "./quarterturn demo\n")
    #expect(try !output("cat calls").contains("release"))
  }

  @Test func `demo is drawn by the optimised command, if that is built`() throws {
    try build(in: "release")
    try standInForBuild("")
    #expect(try output("./quarterturn demo") == "./quarterturn demo\n")
    let calls = try output("cat calls").split(separator: "\n")
    #expect(calls.count == 2 && calls.allSatisfy { $0.contains("--configuration release") })
  }

  @Test func `what waits at the input goes to the command, and not to the build`() throws {
    try program("swift", "cat >&2; case \"$*\" in *--show-bin-path*) dirname \"$0\" ;; esac")
    try program("quarterturn", "cat")
    #expect(try output("echo message | ./quarterturn serve") == "message\n")
  }

  @Test func `a log of tests ends with the failures where CI is set`() throws {
    try program("python3", "exit 0")
    let failure = """
      ✘ Test "a" recorded an issue at ATests.swift:3:5: Expectation failed: 1 == 2
      ↳ one is not two
      """
    let log = "\(failure)\n✔ Test \"b\" passed after 0.1 seconds.\n"
    try Data(log.utf8).write(to: folder.file("tests.log"))
    try program("swift", "[ \"$1\" != test ] || { cat tests.log; exit 7; }")
    let failing = try output("CI=true ./quarterturn test 2>&1; echo status $?")
    let end = "\(log)quarterturn: these tests failed:\n\(failure)\nstatus 7\n"
    #expect(failing.hasSuffix(end), "\(failing)")
    try program("swift", "[ \"$1\" != test ] || cat tests.log")
    let passing = try output("CI=true ./quarterturn test --filter b 2>&1; echo status $?")
    #expect(passing.hasSuffix("\(log)status 0\n"), "\(passing)")
  }

  @Test func `instructions are counted beside the tests, and reported after them`() throws {
    try program("python3", "exit 0")
    for tool in ["valgrind", "strip", "taskset"] { try program(tool, "exit 0") }
    try build(in: "debug")
    try program("Benchmarks", "echo more; touch counted; exit 3")
    // The stand-in for the tests waits until the instructions were counted.
    try program(
      "swift", "[ \"$1\" != test ] || { until [ -e counted ]; do sleep 0.01; done; echo tested; }")
    let whole = try output("./quarterturn test 2>&1; echo status $?")
    let end = "tested\nquarterturn: counting instructions\nmore\nstatus 3\n"
    #expect(whole.hasSuffix(end), "\(whole)")
  }

  @Test func `a finding of the linter ends the check after the build`() throws {
    try program("python3", "exit 0")
    try program("swift", "case $1 in format) exit 1 ;; *) echo \"$1\" ;; esac")
    let whole = try output("./quarterturn test 2>/dev/null; echo status $?")
    #expect(whole == "build\nstatus 1\n")
  }

  @Test func `docs builds the products and writes the site of their modules`() throws {
    try program(
      "swift",
      """
      case "$*" in
        *--show-bin-path*) dirname "$0" ;;
        *-print-target-info*) echo '  "triple": "x86_64-unknown-linux-gnu",' ;;
        symbolgraph-extract*) echo "extract $3" ;;
      esac
      """)
    try program("pkg-config", "echo -I/usr/include/freetype2")
    try program("DocumentationSite", "echo \"$1 $3\"; ls \"$2\"")
    let root = folder.url.path
    let modules = [
      "UIKit", "CoreGraphics", "SnapshotAssertions", "LayoutStage", "LayoutScenes",
      "LayoutLaboratory", "DrawingSVG",
    ]
    // A build without the module QuartzCore, as on a system that has its own.
    try FileManager.default.createDirectory(
      at: folder.file("bin/Modules"), withIntermediateDirectories: true)
    for module in modules { try Data().write(to: folder.file("bin/Modules/\(module).swiftmodule")) }
    #expect(
      try output("./quarterturn docs --output site")
        == modules.map { "extract \($0)\n" }.joined() + "\(root) site\n")
    let refused = "quarterturn: docs takes --output FOLDER, and nothing else\nstatus 2\n"
    #expect(try output("./quarterturn docs site 2>&1; echo status $?") == refused)
  }

  @Test(arguments: [
    ("UIKit.View", "UIKitViewTests"), ("UIKitViewTests", "UIKitViewTests"),
    ("Basics --parallel", "BasicsTests"), ("UIKit", "UIKitTableViewTests,UIKitViewTests"),
    ("Truth", "TruthTests"),
  ])
  func `the tests of an area are built and run, and no others`(area: String, targets: String)
    throws
  {
    try makeTestFolders()
    try program("python3", "exit 0")
    try program("swift", "echo $QUARTERTURN_TESTS: $*")
    let lines = try output("./quarterturn test \(area) 2>/dev/null").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(targets): build --product quarterturnPackageTests") == true)
    #expect(lines.last?.hasPrefix("\(targets): test --skip-build") == true)
    #expect(lines.last?.hasSuffix(" --parallel") == area.hasSuffix(" --parallel"))
  }

  @Test func `an unknown area is refused with those that are known`() throws {
    try makeTestFolders()
    let refusal = "there is no area of tests named UIKit.Tables. "
    let areas = "The areas are: Basics UIKit.TableView UIKit.View Truth"
    #expect(
      try output("./quarterturn test UIKit.Tables 2>&1; echo status $?")
        == "quarterturn: \(refusal)\(areas)\nstatus 2\n")
  }

  private func makeTestFolders() throws {
    for name in [
      "BasicsTests", "Benchmarks", "UIKitTableViewTests", "UIKitTestSupport", "UIKitViewTests",
      "Truth/Tests/TruthTests",
    ] {
      try FileManager.default.createDirectory(
        at: folder.file("Tests/\(name)"), withIntermediateDirectories: true)
    }
  }

  @Test(arguments: [
    ("./quarterturn verify", "", "./quarterturn verify\n"),
    ("sh quarterturn demo", "", "./quarterturn demo\n"),
    ("../quarterturn help", "bin", "../quarterturn help\n"),
    ("QUARTERTURN_COMMAND=qt ./quarterturn list", "", "qt list\n"),
  ])
  func `every command knows how it was called`(
    command: String, place: String, output: String
  ) throws {
    #expect(try self.output(command, in: place) == output)
  }
}
