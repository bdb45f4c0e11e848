import Foundation
import RasterText
import Testing

struct TextStepsTests {
  private func steps(_ text: String, _ stack: FontStack) -> TextSteps {
    TextSteps(
      AttributedText(text, attributes: TextAttributes(font: TextFont(stack: stack, size: 20))))
  }

  @Test func `a run ends where font, script or direction changes`() {
    let steps = steps("is تين", FontLibrary.shared.system())
    #expect(steps.runs.map(\.scalars) == [0..<3, 3..<6])
    #expect(steps.runs.map(\.script) == ["Latn", "Arab"])
    #expect(steps.runs.map(\.level) == [0, 1])
    #expect(steps.runs.map(\.face.familyName) == ["Inter", "Noto Sans Arabic"])
  }

  @Test func `glyphs go from left to right, whatever the direction of their run`() {
    let glyphs = steps("تين", FontLibrary.shared.system()).runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster) == [2, 1, 0])
    #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
  }

  @Test func `a ligature stands for the first of its scalars`() {
    let steps = steps("fig", FontStack(primary: FontLibrary.shared.fallback))
    #expect(steps.runs.flatMap(\.glyphs).map(\.cluster) == [0, 2])
  }

  @Test func `a line may end after a space, and not within a word`() {
    let steps = steps("a be", FontLibrary.shared.system())
    #expect(steps.mayBreak.dropLast() == [false, true, false])
  }

  @Test func `a line shows the runs of a paragraph from the right in turn`() {
    #expect(steps("تين fig", FontLibrary.shared.system()).visualOrder.first != 0)
  }
}
