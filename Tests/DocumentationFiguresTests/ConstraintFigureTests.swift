import Examples
import Foundation
import LayoutCore
import Testing
import UIKit

@testable import DocumentationFigures
@testable import LayoutStage

/// The screens of the figures about constraints.
@MainActor struct ConstraintFigureTests {
  private func annotatedFigure(
    _ orientation: Orientation, _ content: @escaping @MainActor () -> UIViewController
  ) -> (rendered: RenderedFigure, annotatedFigure: AnnotatedFigure) {
    let figure = Figure(
      name: "lab/figure", device: .iPhoneSE, orientation: orientation, start: orientation,
      overlays: .constraints, content: content)
    let (rendered, _) = ConsoleText.recording { figure.rendered() }
    return (rendered, AnnotatedFigure(rendered, zoom: 1.5, deviceFrame: false))
  }

  private func labels(_ annotatedFigure: AnnotatedFigure) -> [Label] {
    annotatedFigure.annotations?.shapes.compactMap {
      if case .label(let label) = $0 { label } else { nil }
    } ?? []
  }

  @Test func `the card shows each kind of constraint, and the numbers of all`() {
    let (_, annotatedFigure) = annotatedFigure(.landscape) { ProfileCard() }
    #expect(annotatedFigure.overlayStyles == [.satisfied, .aligned, .atLimit, .broken, .ambiguous])
    #expect(annotatedFigure.notes.isEmpty)
    let words = Set(labels(annotatedFigure).map(\.text))
    #expect(words.isSuperset(of: ["wants 480", "≥ 28", "40 ≥ 40", "leading", "top", "bottom"]))
  }

  @Test func `how the card's constraints stand is what its views say`() throws {
    let card = ProfileCard()
    let (rendered, _) = annotatedFigure(.landscape) { card }
    let screen = try #require(rendered.plainLayout?.screen)
    let constraints = screen.allConstraints
    #expect(constraints.filter { $0.state == .broken }.map(\.name) == ["button.width"])
    #expect(constraints.filter { $0.state == .atLimit }.map(\.name) == ["name.trailing"])
    #expect(constraints.filter { $0.state == .ambiguous }.map(\.name) == ["badge.leading"])
  }

  @Test func `the card's layout goes with its picture, with what is drawn over it`() throws {
    let picture = ConstraintFigure(appearance: .light).picture()
    let layout = try #require(picture.layouts.first?.layout)
    #expect(layout.settings?[.overlays] == "constraints, legend")
    #expect(layout.screen?.allConstraints.count == 22)
  }

  @Test(arguments: [true, false])
  func `no number lies on words or on another`(isCard: Bool) throws {
    let (_, annotatedFigure) = annotatedFigure(isCard ? .landscape : .portrait) {
      isCard ? ProfileCard() : HeadingRow()
    }
    let annotations = try #require(annotatedFigure.annotations)
    let texts = ConstraintSurvey(
      annotations.layout, on: annotations.page, metrics: annotations.metrics
    ).obstacles.texts
    #expect(texts.count == (isCard ? 4 : 1))
    let frames = labels(annotatedFigure).map(\.frame)
    #expect(frames.count > 10)
    for (index, frame) in frames.enumerated() {
      #expect(!(texts + frames[(index + 1)...]).contains(where: frame.overlaps))
    }
  }

  @Test func `addresses in the console are the same in each run`() {
    let texts = (0..<2).map { _ in ConflictFigure(appearance: .light).consoleText() }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("<NSLayoutConstraint:0x6 UILabel:0x3'Sweet basil'.width == 180"))
  }
}

extension LayoutRecord.View {
  fileprivate var allConstraints: [LayoutRecord.Constraint] {
    constraints + views.flatMap(\.allConstraints)
  }
}
