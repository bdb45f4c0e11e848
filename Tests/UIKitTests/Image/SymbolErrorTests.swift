import Foundation
import TestSupport
import Testing
import UIKit

/// What the compiler says of SF Symbols.
struct SymbolErrorTests {
  /// Compiles a line below the import of UIKit, and returns the words of its errors.
  private func errors(of line: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let source = folder.file("main.swift")
    try Data("import UIKit\n\(line)\n".utf8).write(to: source)
    do {
      try ClientProgram([source], to: folder.file("program")).remove()
      return []
    } catch {
      // The compiler says each error on a line with the file, and again below the source.
      let lines = "\(error)".split(separator: "\n").filter { $0.contains("main.swift:2:") }
      return lines.compactMap { $0.components(separatedBy: ": error: ").dropFirst().first }
    }
  }

  @Test(arguments: [
    ("init(systemName:)", "UIImage(systemName: \"star\")"),
    ("init(systemName:compatibleWith:)", "UIImage(systemName: \"star\", compatibleWith: nil)"),
    (
      "init(systemName:withConfiguration:)",
      "UIImage(systemName: \"star\", withConfiguration: nil)"
    ),
  ])
  func `a symbol is one error that says what to do instead`(name: String, line: String) throws {
    #expect(
      try errors(of: "let image = \(line)") == [
        """
        '\(name)' is unavailable: SF Symbols are Apple's and are not here: draw an image, or use \
        UIImage(named:)
        """
      ])
  }

  @Test(arguments: [
    "(pointSize: 20)", "(pointSize: 20, weight: .bold)", "(weight: .black)", "(scale: .large)",
    "(pointSize: 20, weight: .bold, scale: .small)", "(textStyle: .body)",
    "(textStyle: .body, scale: .medium)", "(font: .systemFont(ofSize: 12))",
  ])
  func `a symbol's configuration is one error`(arguments: String) throws {
    #expect(
      try errors(of: "let configuration = UIImage.SymbolConfiguration\(arguments)") == [
        """
        'SymbolConfiguration' is unavailable: SF Symbols are Apple's and are not here: give the \
        image view a size instead
        """
      ])
  }

  @Test func `a weight and a scale have the values of UIKit`() {
    #expect(UIImage.SymbolWeight.unspecified.rawValue == 0)
    #expect(UIImage.SymbolWeight.black.rawValue == 9)
    #expect(UIImage.SymbolScale.unspecified.rawValue == 0)
    #expect(UIImage.SymbolScale.large.rawValue == 3)
  }
}
