import Foundation
import TestSupport
import Testing

/// Folders with symbolic links, spaces in names, other encodings and other line endings.
struct HostileTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(path).path, withDestinationPath: target)
  }

  /// Returns the text that was written for a file, without its source locations.
  private func ported(_ path: String) throws -> String {
    let text = try String(contentsOf: folder.file("out/\(path)"), encoding: .utf8)
    guard text.hasPrefix("#sourceLocation") else { return text }
    return String(text.unicodeScalars.drop { $0 != "\n" }.dropFirst())
  }

  @Test func `what cannot be read is told, and the rest is ported`() throws {
    try write("in/Row.swift", "@objc class Row {}\n")
    try write("in/Latin.swift", [0x2F, 0x2F, 0x20, 0xFC, 0x0A])
    try link("in/Nowhere.swift", to: "/nowhere/at/all.swift")
    let run = try Tool.run(["--quiet", "--output", "out", "in"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.text.contains("in/Latin.swift:1:1: the file: it is not UTF-8"))
    #expect(run.text.contains("in/Nowhere.swift:1:1: the file: "))
    #expect(try ported("Row.swift") == "class Row {}\n")
    #expect(!FileManager.default.fileExists(atPath: folder.file("out/Latin.swift").path))
  }

  @Test func `a file that is named and cannot be read ends the tool`() throws {
    try write("Latin.swift", [0x2F, 0x2F, 0x20, 0xFC, 0x0A])
    let run = try Tool.run(["--output", "out", "Latin.swift"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("Latin.swift is not UTF-8"))
  }

  @Test func `folders that are linked in circles are gone through once`() throws {
    try write("in/a/Row.swift", "@objc class Row {}\n")
    try link("in/a/up", to: "..")
    try link("in/itself", to: "itself")
    let run = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == "in/a/Row.swift:1:1: @objc taken out: there is no Objective-C runtime\n")
  }

  @Test func `folders may have blanks and other letters in their names`() throws {
    try write("my app/Zellen für Öl/Große Zelle.swift", "@objc class Zelle {}\n")
    let run = try Tool.run(["--output", "out put", "my app"], in: folder.url)
    #expect(run.status == 0)
    let file = folder.file("out put/Zellen für Öl/Große Zelle.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("my app/Zellen für Öl/Große Zelle.swift\", line: 1)"))
  }

  @Test func `two files of one name in two folders stay two`() throws {
    try write("in/one/Row.swift", "@objc class One {}\n")
    try write("in/other/Row.swift", "@objc class Other {}\n")
    _ = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(try ported("one/Row.swift") == "class One {}\n")
    #expect(try ported("other/Row.swift") == "class Other {}\n")
  }

  @Test func `files and folders of one name keep the folders that tell them apart`() throws {
    for name in ["one", "other"] {
      try write("in/\(name)/Row.swift", "@objc class \(name) {}\n")
      try write("in/\(name)/Sources/Cell.swift", "@objc class \(name) {}\n")
    }
    let paths = ["one", "other"].flatMap { ["in/\($0)/Row.swift", "in/\($0)/Sources"] }
    let run = try Tool.run(["--output", "out"] + paths, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["one", "other"] {
      #expect(try ported("\(name)/Row.swift") == "class \(name) {}\n")
      #expect(try ported("\(name)/Sources/Cell.swift") == "class \(name) {}\n")
    }
  }

  @Test func `a file that is given twice is ported once`() throws {
    try write("in/Row.swift", "@objc class Row {}\n")
    let paths = ["in/Row.swift", "in", "./in/Row.swift"]
    let run = try Tool.run(["--output", "out"] + paths, in: folder.url)
    #expect(run.text == "in/Row.swift:1:1: @objc taken out: there is no Objective-C runtime\n")
    #expect(try ported("Row.swift") == "class Row {}\n")
    #expect(!FileManager.default.fileExists(atPath: folder.file("out/in").path))
  }

  @Test func `what was ported of a file that is gone is removed, and nothing else is`() throws {
    for name in ["Row", "Gone", "Edited", "Other"] {
      try write("in/a/\(name).swift", "class \(name) {}\n")
    }
    try write("out/a/Own.swift", "class Own {}\n")
    _ = try Tool.run(["--output", "out", "in"], in: folder.url)
    try write("out/a/Edited.swift", "class Edited { var a = 1 }\n")
    for name in ["Gone", "Edited"] {
      try FileManager.default.removeItem(at: folder.file("in/a/\(name).swift"))
    }
    // `Other` still exists and is only not named, as if several runs write to one folder.
    let run = try Tool.run(["--output", "out", "in/a/Row.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("out/a").path)
    #expect(left.sorted() == ["Edited.swift", "Other.swift", "Own.swift"])
    #expect(try ported("Row.swift") == "class Row {}\n")
    let told = run.text.split(separator: "\n")
    #expect(told.count == 3)
    #expect(told[0].hasPrefix("out/a/Edited.swift:1:1: not removed, since it was changed"))
    #expect(told[1].hasPrefix("out/a/Gone.swift:1:1: removed: "))
    #expect(told[1].hasSuffix("/in/a/Gone.swift no longer exists"))
    #expect(told[2].hasSuffix("/in/a/Row.swift is ported to another name"))
  }

  @Test func `a record that names files elsewhere removes none of them`() throws {
    try write("in/Row.swift", "class Row {}\n")
    try write("Victim.swift", "")
    // The digest of an empty file.
    let entry = """
      {"name": "../Victim.swift", "original": "/nowhere.swift", "digest": "cbf29ce484222325"}
      """
    try write("out/.quarterturn-port.json", "[\(entry)]")
    #expect(try Tool.run(["--output", "out", "in"], in: folder.url).text == "")
    #expect(FileManager.default.fileExists(atPath: folder.file("Victim.swift").path))
    try write("out/.quarterturn-port.json", "wrong")
    #expect(try Tool.run(["--output", "out", "in"], in: folder.url).status == 0)
  }

  @Test func `ends of lines and bytes that mean nothing stay as they are`() throws {
    try write("in/Both.swift", "@objc class Row {\r\n  @objc func a() {}\r\n}")
    try write("in/Return.swift", "@objc class Row {\r}\r")
    try write("in/Nul.swift", Array("@objc class Nul { let a = \"".utf8) + [0] + Array("\" }".utf8))
    _ = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(try ported("Both.swift") == "class Row {\r\n  func a() {}\r\n}")
    #expect(try ported("Return.swift") == "class Row {\r}\r")
    #expect(try ported("Nul.swift") == "class Nul { let a = \"\u{0}\" }")
  }

  @Test func `a byte order mark stays at the beginning, before what is added`() throws {
    try write("in/Row.swift", "\u{FEFF}class Row: UIView {}\n")
    let run = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(run.text.contains("import UIKit added"))
    // Decoded without Foundation, which would remove the byte order mark.
    let text = String(decoding: try Data(contentsOf: folder.file("out/Row.swift")), as: UTF8.self)
    let lines = text.unicodeScalars.split(separator: "\n").map(String.init)
    #expect(lines.first == "\u{FEFF}import UIKit")
    #expect(lines.last == "class Row: UIView {}")
    let patch = try Tool.run(["--patch", "in"], in: folder.url).text
    #expect(patch.contains("+\u{FEFF}import UIKit\n"))
  }

  @Test func `a script keeps its first line, and gets the import that is told`() throws {
    try write("in/Row.swift", "#!/usr/bin/swift\r\nclass Row: UIView {}\n")
    let run = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(run.text.contains("Row.swift:2:12: import UIKit added"))
    let lines = try ported("Row.swift").unicodeScalars.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.prefix(2) == ["#!/usr/bin/swift\r", "import UIKit"])
    #expect(lines[2].hasPrefix("#sourceLocation(") && lines[2].hasSuffix("line: 2)"))
    #expect(lines[3] == "class Row: UIView {}")
    try write("one/Row.swift", "#!/usr/bin/swift")
    #expect(try Tool.run(["--output", "out", "one"], in: folder.url).status == 0)
    #expect(try ported("Row.swift") == "#!/usr/bin/swift")
  }

  @Test func `conditions within conditions are told apart`() throws {
    try write(
      "in/Row.swift",
      """
      #if os(iOS)
        #if canImport(AppKit)
          @objc class Mac {}
        #elseif DEBUG
          @objc class Debug {}
        #else
          @objc class Row {}
        #endif
      #elseif os(macOS)
        @objc class Other {}
      #endif
      """)
    _ = try Tool.run(["--output", "out", "in"], in: folder.url)
    let text = try ported("Row.swift")
    #expect(text.contains("@objc class Mac {}"))
    #expect(text.contains("    class Debug {}"))
    #expect(text.contains("    class Row {}"))
    #expect(text.contains("@objc class Other {}"))
  }

  @Test func `brackets within brackets by the thousand end no tool`() throws {
    let depth = 3000
    let calls = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    try write("in/Deep.swift", "let a = \(calls)\n")
    try write(
      "in/Long.swift", "let b = \(Array(repeating: "1", count: 5000).joined(separator: "+"))")
    let run = try Tool.run(["--output", "out", "in"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }
}
