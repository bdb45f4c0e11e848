package import Foundation
import LayoutCore

/// The change of one view between the golden and the new picture.
///
/// Frames are compared in the superview's coordinates, so a view that only moves along with its
/// superview counts as unmoved.
package struct ViewChange: Sendable, Hashable {
  /// A property of a view that changed.
  package struct Property: Sendable, Hashable, Codable {
    /// The name of the property in messages: `corner radius`, `frame.x`.
    package let name: String
    /// The value in the golden, as text.
    package let golden: String
    /// The value in the new picture, as text.
    package let actual: String
  }

  /// The kind of a view's change.
  package enum Kind: Sendable, Hashable {
    /// The view exists on both sides, with different properties.
    case changed([Property])
    /// The golden does not have the view.
    case appeared
    /// Only the golden has the view.
    case vanished
  }

  /// The kind of the view's change.
  package let kind: Kind
  /// The labels of the view and its superviews, from the element inwards; empty for the element's
  /// own view.
  package let path: [String]
  /// The path without texts, so that it is equal for corresponding views of other elements.
  package let role: [String]
  /// The frame in the coordinates of the element or screen, before and now; nil for a side on which
  /// the view does not exist.
  package let frames: (golden: CGRect?, actual: CGRect?)
  /// The changes of other views in the element that moved because of this change.
  package internal(set) var moved: [ViewChange] = []

  /// The properties that differ; empty if the view appeared or vanished.
  package var properties: [Property] {
    if case .changed(let properties) = kind { properties } else { [] }
  }

  /// Compares all properties except for the role, which follows from the path.
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
  /// Frames that follow from something else are not reported as changes: the frames in an element
  /// that was resized, and those next to a view that shows a different text or vanished.
  static func changes(
    from golden: LayoutRecord.View, to actual: LayoutRecord.View
  ) -> [ViewChange] {
    var comparison = ViewComparison()
    comparison.compare(golden, actual, at: ViewPlace(golden, actual))
    let isResized = golden.frame.size != actual.frame.size
    return isResized ? comparison.withoutFrames : comparison.withoutConsequences
  }
}

/// The path of a view, and the origin of its bounds in the element's coordinates.
private struct ViewPlace {
  var path: [String] = []
  var role: [String] = []
  var origins: (golden: CGPoint, actual: CGPoint) = (.zero, .zero)

  /// Creates the position of the element's own view, which may be scrolled.
  init(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View) {
    origins = (.zero - golden.boundsOrigin, .zero - actual.boundsOrigin)
  }

  /// Returns the position of a subview.
  func inside(_ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?) -> ViewPlace {
    var place = self
    guard let view = actual ?? golden else { return place }
    place.path.append(view.label)
    place.role.append(view.role)
    if let golden { place.origins.golden += golden.frame.origin - golden.boundsOrigin }
    if let actual { place.origins.actual += actual.frame.origin - actual.boundsOrigin }
    return place
  }
}

/// The comparison of two view trees, superviews first.
private struct ViewComparison {
  private var changes: [ViewChange] = []

  mutating func compare(
    _ golden: LayoutRecord.View, _ actual: LayoutRecord.View, at place: ViewPlace
  ) {
    let properties = ViewChange.Property.changes(
      from: golden, to: actual, isRoot: place.path.isEmpty)
    if !properties.isEmpty { add(.changed(properties), golden, actual, at: place) }
    let matching = ViewMatching(golden: golden.views, actual: actual.views)
    for pair in matching.pairs {
      compare(pair.golden, pair.actual, at: place.inside(pair.golden, pair.actual))
    }
    for view in matching.vanished { add(.vanished, view, nil, at: place.inside(view, nil)) }
    for view in matching.appeared { add(.appeared, nil, view, at: place.inside(nil, view)) }
  }

  private mutating func add(
    _ kind: ViewChange.Kind, _ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?,
    at place: ViewPlace
  ) {
    changes.append(
      ViewChange(
        kind: kind, path: place.path, role: place.role,
        frames: (
          golden.map {
            CGRect(origin: place.origins.golden + $0.boundsOrigin, size: $0.frame.size)
          },
          actual.map { CGRect(origin: place.origins.actual + $0.boundsOrigin, size: $0.frame.size) }
        )))
  }

  /// The changes in an element that was resized, without frames and drawings, which follow from the
  /// size.
  var withoutFrames: [ViewChange] {
    changes.compactMap {
      $0.keeping { !$0.isFrame && $0.name != LayoutRecord.ViewProperty.drawing.words }
    }
  }

  /// The maximum number of moved views reported separately.
  ///
  /// If more moved, the first is reported, and the others are counted with it.
  private static let mostMovers = 2

  /// The changes without frames that follow from a text, an image, a view that appeared or
  /// vanished, or from the first of many views that moved.
  var withoutConsequences: [ViewChange] {
    let mover = changes.firstIndex(where: \.canMoveOthers)
    let elsewhere = changes.indices.filter { changes[$0].properties.contains(where: \.isFrame) }
    guard let lead = mover ?? elsewhere.first, mover != nil || elsewhere.count > Self.mostMovers
    else { return changes }
    var kept = changes
    kept[lead].moved = elsewhere.filter { $0 != lead }.map { changes[$0] }
    return kept.indices.compactMap { index in
      // If no other cause exists, the first view that moved is reported by its own frame.
      index == lead && mover == nil ? kept[index] : kept[index].keeping { !$0.isFrame }
    }
  }
}

extension ViewChange {
  /// Whether the change can change the frames of neighbouring views.
  fileprivate var canMoveOthers: Bool {
    switch kind {
    case .appeared, .vanished: true
    case .changed(let properties):
      properties.contains { property in
        property.isConstraint
          || LayoutRecord.ViewProperty.movers.contains { property.name == $0.words }
      }
    }
  }

  /// Returns the change without the text and font already reported for the element; nil if no
  /// property remains.
  func without(_ told: ElementChange.Aspects) -> ViewChange? {
    keeping { property in
      !(told.contains(.text) && property.name == LayoutRecord.ViewProperty.text.words
        || told.contains(.font) && property.name == LayoutRecord.ViewProperty.font.words)
    }
  }

  /// Returns the change with some of its properties; nil if none remains.
  func keeping(_ isKept: (Property) -> Bool) -> ViewChange? {
    guard case .changed(let properties) = kind else { return self }
    let kept = properties.filter(isKept)
    guard !kept.isEmpty else { return nil }
    var change = ViewChange(kind: .changed(kept), path: path, role: role, frames: frames)
    change.moved = moved
    return change
  }
}

extension LayoutRecord.ViewProperty {
  /// The properties that can change the frames of neighbouring views.
  fileprivate static let movers: [Self] = [.text, .font, .image, .lines, .hidden]
}

extension ViewChange.Property {
  /// Whether the property is part of the frame.
  var isFrame: Bool { name.hasPrefix("frame.") }

  /// Describes the change of a number.
  init(name: String, _ golden: Double, _ actual: Double) {
    self.init(name: name, golden: Points.text(golden), actual: Points.text(actual))
  }

  /// Describes a change of the bounds' origin, that is, of the scroll position.
  init(scrolledTo golden: CGPoint, _ actual: CGPoint) {
    self.init(name: "scrolled to", golden: golden.text, actual: actual.text)
  }

  /// Returns the differences between two views.
  ///
  /// The frame of an element's own view is left out, because it is reported for the element.
  fileprivate static func changes(
    from golden: LayoutRecord.View, to actual: LayoutRecord.View, isRoot: Bool
  ) -> [Self] {
    // Constraints are first because frames follow from them.
    var changes = constraintChanges(from: golden.constraints, to: actual.constraints)
    if !isRoot { changes += frameChanges(golden.frame, actual.frame) }
    if golden.boundsOrigin != actual.boundsOrigin {
      changes.append(Self(scrolledTo: golden.boundsOrigin, actual.boundsOrigin))
    }
    if golden.className != actual.className {
      changes.append(Self(name: "class", golden: golden.className, actual: actual.className))
    }
    for property in LayoutRecord.ViewProperty.allCases {
      let (old, new) = (golden.look[property], actual.look[property])
      if old == new { continue }
      changes.append(
        Self(
          name: property.words, golden: old ?? property.standard, actual: new ?? property.standard))
    }
    if golden.summary != actual.summary {
      changes.append(
        Self(name: "views inside", golden: golden.summary.text, actual: actual.summary.text))
    }
    return changes
  }

  private static func frameChanges(_ golden: CGRect, _ actual: CGRect) -> [Self] {
    let names = ["frame.x", "frame.y", "frame.width", "frame.height"]
    return zip(names, zip(golden.coordinates, actual.coordinates)).compactMap { name, values in
      if same(values.0, values.1) { return nil }
      return Self(name: name, values.0, values.1)
    }
  }
}

extension LayoutRecord.View {
  /// The view's label in messages: its name, or otherwise its class and text.
  package var label: String {
    if let name { return name }
    guard let text = properties[.text] else { return className }
    return "\(className) \(Quotation.text(text))"
  }

  /// The part of the label that corresponding views of other elements share: the name or the class.
  var role: String { name ?? className }
}

extension LayoutRecord.View.Summary? {
  fileprivate var text: String { map { "\($0.count) (\($0.digest.prefix(8)))" } ?? "none" }
}

extension CGPoint {
  fileprivate var text: String { Points.text([Double(x), Double(y)], separator: ",") }

  fileprivate static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  fileprivate static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  fileprivate static func += (one: inout CGPoint, other: CGPoint) { one = one + other }
}
