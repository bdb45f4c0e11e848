package import Foundation
import LayoutCore

/// The frames in the neighbourhood of a cause, from which reports draw a sketch before and now.
///
/// ```
/// ┌ superview ─────────┐
/// │←─ line ─→┌ view ─┐ │   all in the coordinates of the screen or element,
/// │          │ inside│ │   or of the content for a section
/// │          └───────┘ │
/// └────────────────────┘
/// ```
package struct CauseScene: Sendable, Hashable {
  /// The frames in the golden, or those in the new layout.
  package struct Side: Sendable, Hashable {
    /// The frame of the superview; nil if the cause is a section or the root view.
    package internal(set) var superview: CGRect?
    /// The frame of the view, or of the section with its insets.
    package internal(set) var view: CGRect
    /// The frames of the view's subviews, or of the section's cells; at most thirty.
    package internal(set) var inside: [CGRect] = []
    /// The start and the end of the length that a changed constraint determines; empty if no
    /// constraint changed, or if the view is in only one of the layouts.
    package internal(set) var line: [CGPoint] = []
  }

  /// The name of the cause, as in `ReportedChange.cause`.
  package let cause: String
  /// The frames in the golden; nil if the golden does not contain the view.
  package let golden: Side?
  /// The frames now; nil if the view no longer exists.
  package let actual: Side?
  /// The frames of other views that moved, before and now; at most thirty.
  package let others: [[CGRect]]

  fileprivate static let limit = 30
}

extension LayoutDifference {
  /// The scenes of all causes that concern views or sections; other causes have no scene.
  package var scenes: [CauseScene] {
    causes.compactMap { cause in
      let name = Quotation.line(cause.trigger.sameness)
      if case .sections(let sections, _) = cause.trigger, let section = sections.first {
        return CauseScene(
          cause: name, golden: golden.flatMap { CauseScene.Side(of: section, in: $0.layout) },
          actual: actual.flatMap { CauseScene.Side(of: section, in: $0.layout) }, others: [])
      }
      return cause.members.owners.first.flatMap { scene(of: $0, named: name) }
    }
  }

  private func scene(of owner: ViewOwner, named name: String) -> CauseScene? {
    let (change, element) = (owner.change, owner.element)
    let old = element.map { $0.golden?.view } ?? golden?.layout.screen
    let new = element.map { $0.actual?.view } ?? actual?.layout.screen
    let before = old.flatMap {
      ViewDirectory($0).view(labelled: change.path, at: change.frames.golden)
    }
    let now = new.flatMap {
      ViewDirectory($0).view(labelled: change.path, at: change.frames.actual)
    }
    guard before != nil || now != nil else { return nil }
    let moved = change.moved.prefix(CauseScene.limit).compactMap { other -> [CGRect]? in
      guard let from = other.frames.golden, let to = other.frames.actual else { return nil }
      return [from, to]
    }
    return CauseScene(
      cause: name, golden: before.map { CauseScene.Side($0, otherThan: now?.view) },
      actual: now.map { CauseScene.Side($0, otherThan: before?.view) }, others: moved)
  }
}

extension CauseScene.Side {
  /// Reads the frames around a view; `other` is the same view in the other layout.
  fileprivate init(_ entry: ViewDirectory.Entry, otherThan other: LayoutRecord.View?) {
    superview = entry.superviewFrame
    view = entry.frame
    let origin = entry.frame.origin
    inside = entry.view.views.prefix(CauseScene.limit).map { child in
      child.frame.offsetBy(
        dx: origin.x - entry.view.boundsOrigin.x, dy: origin.y - entry.view.boundsOrigin.y)
    }
    let changed = entry.view.constraints.first { constraint in
      other?.constraints.contains { $0.isSame(as: constraint) } != true
    }
    if let changed, other != nil {
      let zero = entry.superviewOrigin
      line = [changed.start, changed.end].map { CGPoint(x: $0.x + zero.x, y: $0.y + zero.y) }
    }
  }

  /// Reads the frames of a section's cells; nil if there are none, or if the section's metrics were
  /// not recorded.
  fileprivate init?(of index: Int, in layout: LayoutRecord) {
    let frames = layout.elements.filter { $0.kind == .cell && $0.indexPath.section == index }
      .map(\.frame)
    guard let first = frames.first,
      let section = layout.sections.first(where: { $0.index == index })
    else { return nil }
    let cells = frames.reduce(first) { $0.union($1) }
    let (axis, inset) = (layout.axis, section.inset)
    let sides = axis.sidePaths
    let (top, left) = (inset[keyPath: sides.top], inset[keyPath: sides.left])
    let (bottom, right) = (inset[keyPath: sides.bottom], inset[keyPath: sides.right])
    view = CGRect(
      x: Double(cells.minX) - left, y: Double(cells.minY) - top,
      width: Double(cells.width) + left + right, height: Double(cells.height) + top + bottom)
    inside = Array(frames.prefix(CauseScene.limit))
  }
}

extension LayoutRecord.Constraint {
  /// Returns whether another constraint has the same name, second item, relation and numbers.
  fileprivate func isSame(as other: Self) -> Bool {
    name == other.name && second == other.second && relation == other.relation
      && constant == other.constant && multiplier == other.multiplier
      && priority == other.priority
  }
}
