import Foundation
import LayoutCore
import Testing
import UIKit
import UIKitTestSupport

/// The constraints in a record.
@MainActor struct ConstraintRecordTests {
  private let stage = ConstraintStage()

  private func records() -> [LayoutRecord.Constraint] {
    ConsoleLog().recording { stage.layOut() }
    return stage.root.viewRecord.views.flatMap(\.constraints)
  }

  @Test func `constraints are named by identifier, or by item and attribute`() {
    let view = stage.add(width: 100, height: 10)
    view.accessibilityIdentifier = "title"
    let leading = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16)
    leading.identifier = "start"
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30)
    stage.activate([leading, top])
    #expect(records().map(\.name) == ["title.width", "title.height", "start", "title.top"])
    #expect(records().map(\.constant) == [100, 10, 16, 30])
  }

  @Test func `a line runs along what the constraint measures`() {
    let view = stage.add(width: 100, height: 10)
    stage.pinCorner(of: view, x: 16, y: 30)
    #expect(
      records().map { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] } == [
        [16, 35, 116, 35], [66, 30, 66, 40], [0, 35, 16, 35], [66, 0, 66, 30],
      ])
  }

  @Test func `the state tells limits, conflicts, what is outweighed and what is free`() {
    let view = stage.add(width: 100)
    stage.pinCorner(of: view)
    let other = stage.add(height: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    let low = view.heightAnchor.constraint(equalToConstant: 50)
    low.priority = .defaultLow
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 20)
    let free = other.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    stage.activate([wide, least, low, most, free])
    #expect(
      records().map(\.state) == [
        .satisfied, .satisfied, .satisfied, .broken, .satisfied, .outweighed, .atLimit, .satisfied,
        .ambiguous,
      ])
  }

  @Test func `a place that only an inequality bounds is free, as the view itself says`() {
    let view = stage.add(width: 100, height: 10)
    let leading = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 40)
    stage.activate([leading, view.topAnchor.constraint(equalTo: stage.root.topAnchor)])
    #expect(records().map(\.state) == [.satisfied, .satisfied, .ambiguous, .satisfied])
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a constraint with an identifier keeps its attribute`() {
    let view = stage.add(width: 100)
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor)
    top.identifier = "pinned.above"
    stage.activate([top])
    #expect(records().map(\.attribute) == ["width", "top"])
  }

  @Test func `a view without constraints has none in its record`() {
    stage.root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(records().isEmpty)
  }
}
