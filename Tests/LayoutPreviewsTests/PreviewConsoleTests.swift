import Foundation
import Testing

@testable import LayoutPreviews

struct PreviewConsoleTests {
  private static let conflict = "Unable to simultaneously satisfy constraints.\n…"

  /// Returns the lines that the console writes for messages.
  private func written(_ messages: [String]) -> [String] {
    let lines = Lines()
    let console = PreviewConsole(lines.append)
    messages.forEach(console.write)
    console.end()
    return lines.all
  }

  private final class Lines: @unchecked Sendable {
    private(set) var all: [String] = []
    func append(_ line: String) { all.append(line) }
  }

  @Test func `a conflict that comes again in another cell is counted`() {
    let texts = ["Basil", "Mint", "Dill"].map { name in
      "the label “\(name)” wants to be 5 wide.\n    title.width, Cell.swift:16 (broken, so that)"
    }
    #expect(
      written(texts.flatMap { ["\(Self.conflict) \($0)", $0] }) == [
        "\(Self.conflict) \(texts[0])", texts[0],
        "title.width, Cell.swift:16: the same conflict 2 more times",
      ])
  }

  @Test func `what is no conflict, and one from other lines, is written each time`() {
    let messages = [
      "negative sizes", "negative sizes", Self.conflict, "so wide.\n    Cell.swift:16 (broken)",
      Self.conflict, "so wide.\n    Cell.swift:17 (broken)",
    ]
    #expect(written(messages) == messages)
  }

  @Test func `a conflict without its reason is written at the end`() {
    #expect(written(["a", Self.conflict]) == ["a", Self.conflict])
  }
}
