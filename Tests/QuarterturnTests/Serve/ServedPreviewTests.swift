import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import MCPServer

/// Previews as a client of the server gets them, with the server's limits and isolation.
@Suite(.programs, .serialized) struct ServedPreviewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func preview(_ source: String, _ more: String = "") throws -> ServedCall {
    try Data(source.utf8).write(to: folder.file("Herb.swift"))
    return try ServedCall("preview", "{\"files\":[\"Herb.swift\"]\(more)}", in: folder.url)
  }

  private static let crashes = """
    import UIKit

    func name(_ index: Int) -> String {
      let names = ["Basil"]
      return names[index]
    }
    #Preview("Range") { let label = UILabel(); label.text = name(3); return label }
    #Preview("Nil") {
      let none: UIView? = nil
      return none!
    }
    #Preview("Fatal") {
      fatalError("no mint")
      return UIView()
    }
    """

  @Test(
    .enabled(if: Isolation.tried().showsCalls, "this system mounts no /proc in a namespace"))
  func `a crash names the author's line and the preview, as the command does`() throws {
    let answer = try preview(Self.crashes)
    #expect(answer.isError)
    for (name, line) in [("Range", 5), ("Nil", 10), ("Fatal", 13)] {
      #expect(answer.text.contains(" at Herb.swift:\(line):"), "\(answer.text)")
      #expect(answer.text.contains("the preview \"\(name)\" ended by signal "))
    }
    #expect(!answer.text.contains("failed to suspend"), "\(answer.text)")
  }

  @Test func `source that ends the process is an error, and the others are drawn`() throws {
    let answer = try preview(
      """
      import UIKit
      #Preview("Gone") { exit(0); return UIView() }
      #Preview("Basil") { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }
      """)
    #expect(answer.isError)
    let words = "the preview \"Gone\": the source ended the process (exit status 0)"
    #expect(answer.text.contains(words), "\(answer.text)")
    #expect(answer.text.contains("picture 1: Basil.portrait.png"), "\(answer.text)")
  }

  @Test func `prints without end leave the numbers and JSON of the answer as they are`() throws {
    let answer = try preview(
      """
      import UIKit
      #Preview("Basil") {
        for _ in 0..<20_000 { print("one hundred thousand bytes of noise are more than is read") }
        return UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      }
      """, ",\"json\":true")
    #expect(!answer.isError)
    guard
      case .list(let shown) = try JSONDocument(
        Array((answer.texts.first ?? "").utf8), .message
      ).value
    else {
      Issue.record("no list: \(answer.texts)")
      return
    }
    #expect(shown.count == 1)
    let printed = try #require(answer.texts.dropFirst().first)
    #expect(printed.hasPrefix("the source printed:\n  one hundred"))
    #expect(printed.utf8.count < 16_000)
  }
}
