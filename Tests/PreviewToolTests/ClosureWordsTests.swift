import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The text about views that are taken out of an app.
struct ClosureWordsTests {
  private func report(_ change: (inout ClosureReport) -> Void = { _ in }) throws -> ClosureReport {
    let text = """
      {"asked": ["/app/Views/A.swift"], "folder": "/t", "hasProgram": true, "isAsWritten": true,
      "views": ["A"], "missing": [], "cuts": [], "stubs": 1, "written": 3, "rounds": 1,
      "seconds": 2.5, "errors": []}
      """
    var report = try #require(ClosureReport(Data(text.utf8)))
    change(&report)
    return report
  }

  private func lines(isWhole: Bool = false, _ change: (inout ClosureReport) -> Void) throws
    -> [String]
  { ClosureWords(try report(change), folder: "/app").summary(isWhole: isWhole) }

  @Test func `a closure without cuts needs no words`() throws {
    #expect(try lines { _ in }.isEmpty)
  }

  @Test func `what is not here is the first line`() throws {
    let lines = try lines {
      $0.missing = ["Kingfisher", "SnapKit"]
      $0.hasProgram = false
    }
    #expect(lines.first == "not here: Kingfisher, SnapKit: stand-ins are used")
  }

  @Test func `cuts in the view's own file are listed, others only on request`() throws {
    let change = { (report: inout ClosureReport) in
      report.cuts = [
        .init(path: "/app/Views/A.swift", line: 3, name: "load()", why: "AVKit", isAsked: true),
        .init(path: "/app/B.swift", line: 9, name: "save()", why: "beyond", isAsked: false),
      ]
    }
    let own = "Views/A.swift:3: note: cut: load(): AVKit"
    #expect(try lines(change).last == own)
    #expect(
      try lines(isWhole: true, change).suffix(2) == [own, "B.swift:9: note: cut: save(): beyond"])
  }

  @Test func `errors at the author's lines come first, and others name what they are in`() throws {
    let lines = try lines {
      $0.hasProgram = false
      $0.errors = [
        "/closure/missing.swift:1:1: no herb", "/closure/12-Herb.swift:1:9: no soil",
        "/app/Views/A.swift:2:3: no type",
      ]
    }
    #expect(
      lines == [
        "Views/A.swift does not compile", "Views/A.swift:2:3: error: no type",
        "the stand-ins of names that are not here: error: no herb",
        "the stand-in of Herb.swift: error: no soil",
      ])
  }

  @Test func `an error at the author's line shows the line`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("A.swift")
    try Data("import UIKit\nlet a = b\n".utf8).write(to: file)
    let report = try report {
      ($0.hasProgram, $0.asked) = (false, [file.path])
      $0.errors = ["\(file.path):2:9: cannot find 'b' in scope"]
    }
    let lines = ClosureWords(report, folder: folder.url.path).summary(isWhole: false)
    #expect(
      lines.dropFirst() == [
        "A.swift:2:9: error: cannot find 'b' in scope", "let a = b", "        ^",
      ])
  }

  @Test func `of many errors the first are shown, and of many files the first`() throws {
    let lines = try lines {
      $0.hasProgram = false
      $0.asked = ["/app/A.swift", "/app/B.swift", "/app/C.swift", "/app/D.swift"]
      $0.errors = (1...9).map { "/app/B.swift:\($0):1: no type \($0)" }
    }
    #expect(lines.first == "A.swift and 3 other files do not compile")
    #expect(lines.last == "and 3 more errors")
  }

  @Test func `a report of another kind is none`() {
    #expect(ClosureReport(Data("{\"a\": 1}".utf8)) == nil)
  }

  @Test func `a picture's note names the stubs in sight`() throws {
    let words = try ClosureWords(report { $0.stubbed = ["Store.herbs", "leaf"] }, folder: "/app")
    #expect(words.sight == "1 of 4 lines are stubs, in sight Store.herbs, leaf")
    #expect(try ClosureWords(report { $0.stubs = 0 }, folder: "/app").sight == nil)
  }

  @Test func `the share of stubs is that of declarations beside the file`() throws {
    #expect(try report().stubbedShare == 0.25)
  }
}
