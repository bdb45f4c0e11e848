import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

/// The overlay `constraints`: dimension lines in the style of each constraint's state.
struct ConstraintOverlayTests {
  private typealias Constraint = LayoutRecord.Constraint

  /// The annotations of a title, 16 points from the left in a card at (10, 20), at twice its size.
  private func annotations(_ constraints: [LayoutRecord.Constraint]) -> Annotations {
    let title = LayoutRecord.View(
      className: "UILabel", frame: CGRect(x: 16, y: 10, width: 100, height: 20),
      constraints: constraints)
    let card = LayoutRecord.View(
      className: "UIView", frame: CGRect(x: 10, y: 20, width: 200, height: 100), views: [title])
    let screen = CGRect(x: 0, y: 0, width: 320, height: 200)
    var layout = LayoutRecord(
      scrollAxis: nil, contentSize: screen.size, viewport: screen, screenFrame: screen)
    layout.screen = LayoutRecord.View(className: "UIView", frame: screen, views: [card])
    return annotations(of: layout)
  }

  private func annotations(of layout: LayoutRecord) -> Annotations {
    let bounds = CGRect(x: 0, y: 0, width: 640, height: 400)
    let page = AnnotationPage(
      bounds: bounds, screen: bounds, viewport: bounds, origin: .zero, zoom: 2)
    return Annotations(
      of: layout, overlays: .constraints, on: page,
      metrics: LabelMetrics { text, _ in CGSize(width: CGFloat(text.count) * 8, height: 15) })
  }

  private func constraint(
    _ constant: Double, _ state: LayoutRecord.Constraint.State, _ relation: String = "=="
  ) -> LayoutRecord.Constraint {
    Constraint(
      name: "title.width", relation: relation, constant: constant, state: state,
      from: CGPoint(x: 16, y: 20), to: CGPoint(x: 116, y: 20))
  }

  private func words(_ constraint: LayoutRecord.Constraint) -> [String] {
    annotations([constraint]).shapes.compactMap {
      if case .label(let label) = $0 { label.text } else { nil }
    }
  }

  @Test func `a distance that is free on one side of none is said to be at least none`() {
    #expect(words(constraint(0, .satisfied, "<=")) == ["100 ≥ 0"])
    #expect(words(constraint(0, .satisfied, ">=")) == ["100 ≥ 0"])
    #expect(words(constraint(120, .satisfied, "<=")) == ["100 ≤ 120"])
  }

  @Test func `a width's line stands below its view, which it had better not cover`() {
    let shapes = annotations([constraint(100, .satisfied)]).shapes
    // The view is at (52, 60) in the picture, 200 by 40 points.
    let line = Segment(start: CGPoint(x: 52, y: 109), end: CGPoint(x: 252, y: 109))
    #expect(shapes.contains(.constraint(line, .satisfied)))
    #expect(shapes.count { if case .extensionLine = $0 { true } else { false } } == 2)
  }

  @Test func `what holds tells its length, and what is broken what it wants`() {
    #expect(words(constraint(100, .satisfied)) == ["100"])
    #expect(words(constraint(120, .broken)) == ["wants 120"])
  }

  @Test func `an inequality tells its limit, and how far it is from it`() {
    #expect(words(constraint(100, .atLimit, ">=")) == ["≥ 100"])
    #expect(words(constraint(40, .satisfied, ">=")) == ["100 ≥ 40"])
    #expect(words(constraint(-40, .satisfied, "<=")) == ["100 ≥ 40"])
  }

  @Test func `the legend has what is drawn`() {
    let both = [constraint(100, .satisfied), constraint(90, .ambiguous, ">=")]
    #expect(annotations(both).overlayStyles == [.satisfied, .ambiguous])
  }

  @Test func `what others outweigh is not drawn`() {
    #expect(annotations([constraint(120, .outweighed)]).shapes.isEmpty)
  }

  @Test func `sides that are aligned have a line and the attribute's name`() {
    var aligned = constraint(0, .satisfied)
    aligned.attribute = "leading"
    aligned.end = aligned.start
    #expect(words(aligned) == ["leading"])
    let line = Segment(start: CGPoint(x: 52, y: 51), end: CGPoint(x: 52, y: 109))
    #expect(annotations([aligned]).shapes.first == .alignment([line], .aligned))
  }

  @Test func `of cells of one class the first is told, and what is wrong in others`() {
    func cell(_ item: Int, _ state: Constraint.State) -> LayoutRecord.Element {
      let title = LayoutRecord.View(
        className: "UILabel", frame: CGRect(x: 16, y: 10, width: 100, height: 20),
        constraints: [constraint(CGFloat(100 + item), state)])
      var cell = LayoutRecord.Element(
        indexPath: ItemPlace(0, item), frame: CGRect(x: 0, y: 50 * item, width: 320, height: 40))
      cell.view = LayoutRecord.View(
        className: "Cell", frame: CGRect(x: 0, y: 0, width: 320, height: 40), views: [title])
      return cell
    }
    let screen = CGRect(x: 0, y: 0, width: 320, height: 200)
    var layout = LayoutRecord(
      contentSize: screen.size, viewport: screen, screenFrame: screen)
    layout.elements = [cell(0, .satisfied), cell(1, .satisfied), cell(2, .broken)]
    let shown = annotations(of: layout)
    #expect(Set(shown.labels.map(\.text)) == ["100", "wants 102"])
    #expect(shown.notes == [Annotations.shortened])
  }
}
