package import Foundation
import LayoutCore

/// The change of one view between the golden and the new picture.
///
/// Frames are compared in the superview's coordinates, so a view that only moves along with its
/// superview counts as unmoved.
package struct ViewChange: Sendable, Hashable {
  /// The kind of a view's change.
  package enum Kind: Sendable, Hashable {
    /// The view is in the golden and in the new picture, with different properties.
    case changed([Property])
    /// The golden does not contain the view.
    case appeared
    /// Only the golden contains the view.
    case vanished
  }

  package let kind: Kind
  /// The labels of the view and its superviews, from the element inwards; empty for the element's
  /// own view.
  package let path: [String]
  /// The path without texts, so that it is equal for corresponding views of other elements.
  package let role: [String]
  /// The rectangle in which the view draws, at least its frame, in the coordinates of the element
  /// or screen, before and now; nil for a side on which the view does not exist.
  package let frames: (golden: CGRect?, actual: CGRect?)
  /// The distance that shadows and subviews extend beyond the frames, in points.
  package private(set) var overflow = 0.0
  /// The change of the visible part of a truncated text, which follows from another property; nil
  /// if that part did not change.
  package internal(set) var shown: Property?
  /// The changes of other views, in the element or on the screen, that moved because of this one.
  package internal(set) var moved: [ViewChange] = []

  /// The properties that differ; empty if the view appeared or vanished.
  package var properties: [Property] {
    if case .changed(let properties) = kind { properties } else { [] }
  }

  init(
    kind: Kind, path: [String], role: [String], frames: (golden: CGRect?, actual: CGRect?),
    overflow: Double = 0
  ) {
    self.kind = kind
    self.path = path
    self.role = role
    self.frames = frames
    self.overflow = overflow
  }

  /// Compares all properties except for the role, the overflow and the visible part of the text,
  /// which follow from the others.
  package static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.path == other.path && one.frames == other.frames
      && one.moved == other.moved
  }

  /// Hashes the kind and the path.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(path)
  }
}

extension ViewChange {
  /// Returns the changes between the views of an element, or of two screens.
  ///
  /// Frames and drawings that follow from something else are not reported as changes: the frames in
  /// an element that was resized, and those that follow from a changed constraint, text or other
  /// property of a view near by.
  static func changes(
    from golden: LayoutRecord.View, to actual: LayoutRecord.View
  ) -> [ViewChange] {
    let comparison = ViewComparison(golden, actual)
    let isResized = golden.frame.size != actual.frame.size
    return ViewConsequences(of: comparison, isResized: isResized).changes
  }

  /// Whether the change can change the frames of other views.
  var canMoveOthers: Bool {
    switch kind {
    case .appeared, .vanished: true
    case .changed(let properties): properties.contains { $0.reach.contains(.frames) }
    }
  }

  /// Returns the change without the text and font already reported for the element; nil if no
  /// property remains.
  func without(_ told: ElementChange.Aspects) -> ViewChange? {
    keeping { property in
      !(told.contains(.text) && property.key.isText
        || told.contains(.font) && [.font, .fontWeight, .titleLabelFont].contains(property.key))
    }
  }

  /// Returns the change with other properties.
  func with(_ properties: [Property]) -> ViewChange {
    var change = ViewChange(
      kind: .changed(properties), path: path, role: role, frames: frames, overflow: overflow)
    change.moved = moved
    change.shown = shown
    return change
  }

  /// Returns the change with some of its properties, or unchanged if the view appeared or vanished;
  /// nil if no property remains.
  func keeping(_ isKept: (Property) -> Bool) -> ViewChange? {
    guard case .changed(let properties) = kind else { return self }
    let kept = properties.filter(isKept)
    guard !kept.isEmpty else { return nil }
    return with(kept)
  }

  /// Returns the change with frames that also cover those of other changes.
  func covering(_ others: [(golden: CGRect?, actual: CGRect?)]) -> ViewChange {
    func union(_ one: CGRect?, _ other: CGRect?) -> CGRect? {
      one.map { other?.union($0) ?? $0 } ?? other
    }
    let all = others.reduce(frames) { (union($0.golden, $1.golden), union($0.actual, $1.actual)) }
    return ViewChange(
      kind: kind, path: path, role: role, frames: all, overflow: overflow)
  }

  /// Returns the change with another kind and another frame in the golden.
  func replacing(_ kind: Kind, golden: CGRect?) -> ViewChange {
    ViewChange(
      kind: kind, path: path, role: role, frames: (golden, frames.actual), overflow: overflow)
  }
}
