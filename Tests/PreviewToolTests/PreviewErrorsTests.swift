import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The compiler's messages about ported files, as a person reads them.
struct PreviewErrorsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func key(
    _ declared: [ErrorKey.Declared] = [], lines: [ErrorKey.Line] = [],
    imports: [ErrorKey.Import] = []
  ) -> ErrorKey {
    let usual = ErrorKey.Declared(path: "A.swift", names: ["Shelf"], inherited: [:])
    return ErrorKey(
      lines: lines, imports: imports, declared: declared.isEmpty ? [usual] : declared)
  }

  private func report(_ output: String, _ key: ErrorKey) -> String {
    ErrorReport(ErrorDigest(CompilerError.all(in: output).map(key.original), key)).text
  }

  private func report(_ output: String) -> String { report(output, key()) }

  @Test func `an error's place, words and notes are read, and shown lines are not`() {
    let errors = CompilerError.all(
      in: """
        a:b/A.swift:3:7: error: cannot find 'x' in scope
          x: error: no
        a:b/A.swift:4:1: note: here
        A.swift:9:2: warning: old
        error: fatalError
        """)
    #expect(errors.count == 1)
    #expect(errors.first?.place == .init(path: "a:b/A.swift", line: 3, column: 7))
    #expect(errors.first?.quoted == ["x"])
    #expect(errors.first?.notes.map(\.message) == ["here"])
  }

  @Test func `the first line names what is not here, each name once`() {
    let text = report(
      """
      A.swift:1:1: error: cannot find 'UICalendarView' in scope
      A.swift:2:1: error: cannot find type 'UICalendarView' in scope
      A.swift:3:1: error: value of type 'UIView' has no member 'keyboardLayoutGuide'
      A.swift:4:1: error: value of type 'UIButton?' has no member 'role'
      """)
    let first = "not here: UICalendarView, UIView.keyboardLayoutGuide, UIButton.role\n"
    #expect(text.hasPrefix(first), "\(text)")
    #expect(text.hasSuffix("\nand 1 error that follow from these"), "\(text)")
  }

  @Test func `names of the source, and of nobody, are no names of Apple's`() {
    let text = report(
      """
      A.swift:1:1: error: value of type 'Shelf' has no member 'rows'
      A.swift:2:1: error: cannot find 'count' in scope
      A.swift:3:1: error: cannot find 'UIX' in scope
      """)
    #expect(text.hasPrefix("A.swift:1:1: error: value of type 'Shelf'"), "\(text)")
  }

  @Test func `names of a module that is not here are told with it`() {
    let combine = ErrorKey.Import(module: "Combine", path: "A.swift", beginnings: ["Published"])
    let snap = ErrorKey.Import(module: "SnapKit", path: "A.swift", beginnings: [])
    let text = report(
      """
      A.swift:5:4: error: unknown attribute 'Published'
      A.swift:6:4: error: cannot find 'UIPushBehavior' in scope
      """, key(imports: [combine, snap]))
    let first =
      "not here: SnapKit, Combine (Published), UIPushBehavior (out of scope: UIKit Dynamics)\n"
    #expect(text.hasPrefix(first), "\(text)")
  }

  @Test func `a module that nothing is missed of is not named`() {
    let combine = ErrorKey.Import(module: "Combine", path: "A.swift", beginnings: ["Published"])
    let text = report(
      "A.swift:6:4: error: cannot find 'UIFoo' in scope", key(imports: [combine]))
    #expect(text.hasPrefix("not here: UIFoo\n"))
  }

  @Test func `a name that is nearly one of UIKit's is told with that`() {
    let text = report("A.swift:1:1: error: cannot find 'UILable' in scope")
    #expect(text.hasPrefix("not here: UILable (did you mean UILabel?)\n"))
  }

  @Test func `what follows from something missing is counted and not shown`() {
    let text = report(
      """
      A.swift:1:1: error: cannot find 'UICalendarView' in scope
      A.swift:1:9: error: extra argument 'x' in call
      A.swift:2:1: error: cannot infer contextual base in reference to member 'date'
      A.swift:3:1: error: generic parameter 'T' could not be inferred
      A.swift:4:1: error: cannot convert value of type 'Int' to specified type 'String'
      """)
    #expect(
      text == """
        not here: UICalendarView
        A.swift:1:1: error: cannot find 'UICalendarView' in scope
        A.swift:4:1: error: cannot convert value of type 'Int' to specified type 'String'
        and 3 errors that follow from these
        """)
  }

  @Test func `without something missing every error is shown`() {
    let line = "A.swift:2:1: error: cannot infer contextual base in reference to member 'date'"
    #expect(report(line) == line)
  }

  @Test func `errors about a class whose superclass is missing follow from that`() {
    let declared = ErrorKey.Declared(
      path: "A.swift", names: ["Row", "Wide"],
      inherited: ["Row": ["UICollectionViewListCell"], "Wide": ["Row"]])
    let text = report(
      """
      A.swift:1:1: error: cannot find type 'UICollectionViewListCell' in scope
      A.swift:2:1: error: method does not override any method from its superclass
      A.swift:3:1: error: value of type 'Wide' has no member 'contentView'
      A.swift:4:1: error: cannot find 'contentView' in scope
      """, key([declared]))
    #expect(text.hasSuffix("\nand 3 errors that follow from these"), "\(text)")
  }

  @Test func `a call with labels that nothing here has is named with them`() throws {
    let file = folder.file("Menu.swift")
    try Data("let a = UIAction(title: (x), state: .on)\n".utf8).write(to: file)
    let declared = ErrorKey.Declared(path: file.path, names: [], inherited: [:])
    let text = report("\(file.path):1:30: error: extra argument 'state' in call", key([declared]))
    #expect(text.hasPrefix("not here: UIAction(state:)\n"))
  }

  @Test func `the line and the column are the original's`() throws {
    let file = folder.file("Shelf.swift")
    try Data("\tadd(#selector(tapped), for: .wrong)\n".utf8).write(to: file)
    let line = ErrorKey.Line(
      path: file.path, line: 1,
      runs: [
        .init(from: 1, column: 1, isOwn: true), .init(from: 6, column: 6, isOwn: false),
        .init(from: 40, column: 23, isOwn: true),
      ])
    let declared = ErrorKey.Declared(path: file.path, names: [], inherited: [:])
    let text = report(
      """
      \(file.path):1:47: error: wrong
          add(Selector("tapped", Shelf.tapped), for: .wrong)
                                                     ^
      \(file.path):1:20: error: also
      """, key([declared], lines: [line]))
    #expect(
      text == """
        \(file.path):1:6: error: also
        \tadd(#selector(tapped), for: .wrong)
        \t    ^
        \(file.path):1:30: error: wrong
        \tadd(#selector(tapped), for: .wrong)
        \t                            ^
        """)
  }

  @Test func `a long line is cut around the column`() throws {
    let file = folder.file("Long.swift")
    let text = String(repeating: "a", count: 300) + "b" + String(repeating: "c", count: 300)
    try Data(text.utf8).write(to: file)
    let line = try #require(MarkedLine(of: .init(path: file.path, line: 1, column: 301)))
    let shown = line.shown(width: 40)
    let letters = { (letter: String, count: Int) in String(repeating: letter, count: count) }
    #expect(shown.first == "…" + letters("a", 20) + "b" + letters("c", 18) + "…")
    #expect(shown.last == String(repeating: " ", count: 21) + "^")
  }

  @Test func `of many errors and names the first are told, and the others counted`() {
    let lines = (1...40).map { "A.swift:\($0):1: error: cannot find 'UIThing\($0)' in scope" }
    let told = report(lines.joined(separator: "\n")).split(separator: "\n")
    #expect(told.count == 22)
    #expect(told.first?.hasSuffix(", UIThing16 and 24 more") == true)
    #expect(told.last == "and 20 errors more")
  }

  @Test func `the article on differences lists each subject that is out of scope`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/UIKit/UIKit.docc/SameAsUIKit.md"),
      encoding: .utf8)
    let start = try #require(article.range(of: "## Out of scope\n"))
    let section = article[start.upperBound...].prefix(while: { $0 != "#" }).lowercased()
      .replacing("\n", with: " ")
    for (words, _) in MissingName.outOfScope {
      #expect(section.contains(words.lowercased()), "\(words)")
    }
  }
}
