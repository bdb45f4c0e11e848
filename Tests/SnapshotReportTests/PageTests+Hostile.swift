import Foundation
import LayoutComparison
import LayoutCore
import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

/// Names and texts that would run as HTML or scripts if they were not escaped.
private let hostile = [
  "<script>window.pwned = 1</script>", "</script><script>window.pwned = 1</script>",
  "<img src=x onerror=\"window.pwned = 1\">", "\u{202E}gnp.nedlog\u{2066}",
  "{{data}} {{script}} \u{2028}\u{2029}",
  "__proto__", String(repeating: "long", count: 2500),
]

extension PageTests {
  @Suite struct Hostile {
    private func open(inline: Bool = false) throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("hostile \(inline)") { report in
        try keepPictures(in: report)
        let entries = try report.entries() + hostile.map { try Self.entry($0, in: report.results) }
        return try ReportPage(entries, title: hostile[1]).write(
          to: report.folder.file("report"), inline: inline)
      }
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelector('.row')")
      return stage.browser
    }

    /// A golden's name is checked, a layout's own texts are whatever an application shows.
    private func keepPictures(in report: ReportFixture) throws {
      for (number, text) in hostile.enumerated() {
        var golden = GardenFixture(
          name: text, size: CGSize(width: 140, height: 130), cell: CGSize(width: 48, height: 60),
          count: 2)
        golden.text = { "\($0) \(text)" }
        var actual = golden
        actual.inset = .init(start: 12, end: 12, near: 24, far: 8)
        try report.keep("figures/\(number).png", .of(golden), .of(actual))
      }
    }

    private static func entry(_ text: String, in results: ResultsFolder) throws -> ReportEntry {
      let statement = ReportedChange(.text, .lines(TextDifference(golden: "", actual: text)))
      let record = VerdictRecord(
        store: text, name: try GoldenName(path: "a/b.png"), owner: text,
        source: SourceLine(file: text, line: 1), outcome: .error,
        reason: .error([text, text]), statements: [statement],
        files: [.init(role: .actual, path: "../../\(text)")])
      return ReportEntry(record, in: results)
    }

    @Test(arguments: [false, true]) func `no name becomes markup or script`(_ inline: Bool) throws {
      let browser = try open(inline: inline)
      for _ in 0..<hostile.count * 2 { try browser.press("j", "f") }
      #expect(try browser.value("window.pwned === undefined", as: Bool.self))
      #expect(
        try browser.value(
          "document.querySelectorAll('main script, main img[src=x], nav script').length") == 0)
      #expect(try browser.value("document.title") == hostile[1])
      #expect(try browser.log() == [])
    }

    @Test func `a layout with a hostile name has its overlays`() throws {
      let browser = try open()
      try browser.press("j", "j", "j", "j", "j")
      try browser.wait("document.querySelectorAll('[data-overlays=actual] .move-new').length === 2")
    }

    @Test func `a name of ten thousand bytes breaks no line`() throws {
      let browser = try open()
      try browser.press("/", "l", "o", "n", "g", "l", "o", "n", "g")
      #expect(
        try browser.value(
          "document.querySelector('.heading-chapter').textContent.length > 9000", as: Bool.self))
      #expect(
        try browser.value(
          "document.querySelector('#entry').scrollWidth <= document.querySelector('#entry').clientWidth",
          as: Bool.self))
    }

    @Test func `a name that turns the direction of text turns only itself`() throws {
      let browser = try open()
      #expect(
        try browser.value(
          "[...document.querySelectorAll('.row bdi, .heading bdi')].every(b => getComputedStyle(b).unicodeBidi === 'isolate')",
          as: Bool.self))
    }

    /// The details of a page on one text, whose only file has a path.
    private func details(ofFile path: String, in report: ReportFixture) throws -> String {
      let record = VerdictRecord(
        store: "s", name: try GoldenName(path: "a.txt"), owner: "o", outcome: .missing,
        files: [.init(role: .actual, path: path)])
      let page = report.folder.file("page")
      try ReportPage([ReportEntry(record, in: report.results)]).write(to: page)
      return try String(
        contentsOf: page.appendingPathComponent("report-files/details/0.js"), encoding: .utf8)
    }

    @Test func `a file of the results is read, and none outside of them`() throws {
      let report = try ReportFixture()
      let artifacts = report.results.root.appendingPathComponent("artifacts")
      try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
      try Data("shown".utf8).write(to: artifacts.appendingPathComponent("actual.txt"))
      try Data("secret".utf8).write(to: report.folder.file("secret.txt"))
      #expect(try details(ofFile: "artifacts/actual.txt", in: report).contains("shown"))
      #expect(try !details(ofFile: "artifacts/../../secret.txt", in: report).contains("secret"))
    }

    @Test func `a file behind a link that leads out of the results is not read`() throws {
      let report = try ReportFixture()
      let secret = report.folder.file("secret.txt")
      try Data("secret".utf8).write(to: secret)
      let artifacts = report.results.root.appendingPathComponent("artifacts")
      try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: artifacts.appendingPathComponent("actual.txt"), withDestinationURL: secret)
      #expect(try !details(ofFile: "artifacts/actual.txt", in: report).contains("secret"))
    }
  }
}
