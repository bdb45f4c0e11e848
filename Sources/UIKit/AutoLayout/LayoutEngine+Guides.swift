import ConstraintCore
import Foundation

/// The solver rows for UIKit's own guides (facts AL72, AL74, AL75).
extension LayoutEngine {
  func addGuideRows(_ item: EngineItem, _ kind: LayoutGuides.Kind) {
    guard let view = item.guide?.owningView else { return }
    view.state.guides.safeArea = view.safeAreaInsets
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for row in rows(of: item, kind, axis, in: view) {
        guard let id = addRow(row, from: .guide(item, axis)) else { continue }
        item.rows.append(id)
        item.guideRows.append((id, row.constant))
      }
    }
  }

  func refreshGuide(_ item: EngineItem) {
    guard let kind = item.guide?.kind, let view = item.guide?.owningView else { return }
    view.state.guides.safeArea = view.safeAreaInsets
    let rows = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      self.rows(of: item, kind, $0, in: view)
    }
    for (index, row) in zip(item.guideRows.indices, rows)
    where item.guideRows[index].constant != row.constant {
      setConstant(row.constant, of: item.guideRows[index].id)
      item.guideRows[index].constant = row.constant
    }
  }

  private func rows(
    of item: EngineItem, _ kind: LayoutGuides.Kind, _ axis: NSLayoutConstraint.Axis, in view: UIView
  ) -> [Constraint] {
    let start = Constraint.Term(variable(item, .place(axis)))
    let length = Constraint.Term(variable(item, .size(axis)))
    // The size of the content guide is determined by the app's constraints.
    if kind == .scrolledContent { return [Constraint([start], .equal, 0, isBreakable: false)] }
    let insets = view.insets(of: kind).along(axis)
    if kind == .contentMargins, let view = view as? UIScrollView {
      let content = variable(self.item(view.contentLayoutGuide), .size(axis))
      return [
        Constraint([start], .equal, insets.start, isBreakable: false),
        Constraint(
          [length, .init(content, times: -1)], .equal, -insets.start - insets.end,
          isBreakable: false),
      ]
    }
    let outer = Constraint.Term(variable(self.item(view), .size(axis)), times: -1)
    let aligned = view.alignmentInsets(axis)
    let origin = axis == .horizontal ? view.bounds.minX : view.bounds.minY
    let rest = aligned.start + aligned.end - insets.start - insets.end
    if axis == .vertical, let bars = barRows(kind, start, length, outer, in: view) { return bars }
    if axis == .horizontal, kind == .readable || kind.isOfMargins && view.followsReadableWidth {
      return readableRows(start, length, outer, origin + insets.start, rest)
    }
    return [
      Constraint([start], .equal, origin + insets.start, isBreakable: false),
      Constraint([length, outer], .equal, rest, isBreakable: false),
    ]
  }

  /// Returns the vertical solver rows of the guides for the top bars, the bottom bars and the
  /// keyboard (fact H16); nil for other guides.
  private func barRows(
    _ kind: LayoutGuides.Kind, _ start: Constraint.Term, _ length: Constraint.Term,
    _ outer: Constraint.Term, in view: UIView
  ) -> [Constraint]? {
    let aligned = view.alignmentInsets(.vertical)
    switch kind {
    case .topBars:
      return [
        Constraint([start], .equal, view.bounds.minY, isBreakable: false),
        Constraint([length], .equal, view.safeAreaInsets.top, isBreakable: false),
      ]
    case .bottomBars:
      return [
        Constraint(
          [start, length, outer], .equal, aligned.start + aligned.end, isBreakable: false),
        Constraint([length], .equal, view.safeAreaInsets.bottom, isBreakable: false),
      ]
    case .keyboard:
      return [
        Constraint(
          [start, length, outer], .equal, view.bounds.minY + aligned.start + aligned.end,
          isBreakable: false),
        Constraint([length], .equal, view.keyboardHeight, isBreakable: false),
      ]
    default: return nil
    }
  }

  /// Returns the solver rows of a readable content guide: as wide as the margins allow, at most the
  /// readable width, and centred.
  private func readableRows(
    _ start: Constraint.Term, _ length: Constraint.Term, _ outer: Constraint.Term,
    _ origin: CGFloat, _ rest: CGFloat
  ) -> [Constraint] {
    let half = Constraint.Term(length.variable, times: 0.5)
    let middle = Constraint.Term(outer.variable, times: -0.5)
    return [
      Constraint([start, half, middle], .equal, origin + rest / 2, isBreakable: false),
      Constraint([length], .lessThanOrEqual, LayoutGuides.Kind.readableWidth, isBreakable: false),
      Constraint([length, outer], .lessThanOrEqual, rest, isBreakable: false),
      Constraint([length, outer], .equal, rest, priority: 999, isBreakable: false),
    ]
  }
}

extension UIView {
  fileprivate func insets(of kind: LayoutGuides.Kind) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    // The width is limited by the solver rows of the readable guides, not by these insets.
    case .margins, .marginSides, .readable: marginsOfAnyWidth
    case .contentMargins: layoutMargins
    case .scrolledContent, .scrollFrame, .topBars, .bottomBars, .keyboard: .zero
    }
  }
}

extension LayoutGuides.Kind {
  /// Whether this is the guide of the view's layout margins.
  fileprivate var isOfMargins: Bool { self == .margins || self == .marginSides }
}

extension UIEdgeInsets {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
