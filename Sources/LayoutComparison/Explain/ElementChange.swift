import Foundation
package import LayoutCore
package import RasterCore

/// One element in the golden and in the new layout, with its differences.
package struct ElementChange: Sendable, Hashable {
  /// The aspects in which an element can change.
  package struct Aspects: OptionSet, Sendable, Hashable {
    /// One bit for each aspect.
    package let rawValue: Int

    /// The golden does not contain the element.
    package static let appeared = Aspects(rawValue: 1 << 0)
    /// Only the golden contains the element.
    package static let vanished = Aspects(rawValue: 1 << 1)
    /// The element's top left corner moved.
    package static let moved = Aspects(rawValue: 1 << 2)
    /// The element's size changed.
    package static let resized = Aspects(rawValue: 1 << 3)
    /// The element is in a different line of its section.
    package static let rewrapped = Aspects(rawValue: 1 << 4)
    /// The same content has a different index path.
    package static let reindexed = Aspects(rawValue: 1 << 5)
    /// The element's z-index changed.
    package static let zOrder = Aspects(rawValue: 1 << 6)
    /// The element shows a different text.
    package static let text = Aspects(rawValue: 1 << 7)
    /// The text has a different font.
    package static let font = Aspects(rawValue: 1 << 8)
    /// The element has a different colour.
    package static let color = Aspects(rawValue: 1 << 9)
    /// The geometry or appearance of a view in the element changed.
    package static let views = Aspects(rawValue: 1 << 10)

    /// The aspects that concern the element's frame or line.
    package static let geometry: Aspects = [.moved, .resized, .rewrapped]

    /// Creates a set of aspects from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The element in the golden; nil if it appeared.
  package let golden: LayoutRecord.Element?
  /// The element now; nil if it vanished.
  package let actual: LayoutRecord.Element?
  package let aspects: Aspects
  /// The element as it is now or, if it vanished, as it was in the golden.
  package let element: LayoutRecord.Element
  /// The changes of the views in the element, superviews first.
  package let views: [ViewChange]

  /// Compares two elements that were matched.
  ///
  /// - Parameters:
  ///   - golden: the element before.
  ///   - actual: the element now.
  ///   - isInList: whether each line of the section has a single cell; a changed line number then
  ///     follows from the index path and is not reported.
  init(
    golden: LayoutRecord.Element, actual: LayoutRecord.Element, isInList: Bool = false
  ) {
    self.golden = golden
    self.actual = actual
    element = actual
    // The frame of a transformed element is a bounding box, which follows from the transform.
    let isTransformed = golden.view?.look[.transform] != actual.view?.look[.transform]
    let geometry =
      isTransformed
      ? [] : Self.geometry(golden, actual).subtracting(isInList ? .rewrapped : [])
    let content = Self.content(golden, actual)
    guard let old = golden.view, let new = actual.view else {
      views = []
      aspects = geometry.union(content)
      return
    }
    let changes = ViewChange.changes(from: old, to: new)
    // If a changed text or font also changed the element's size, the change is reported for the
    // element; otherwise for the view that shows the text.
    let isCause = geometry.contains(.resized) && !changes.contains(where: \.decidesTexts)
    let told: Aspects = isCause ? content.intersection([.text, .font]) : []
    views = changes.compactMap { $0.without(told) }
    aspects = geometry.union(content.subtracting([.text, .font, .color])).union(told)
      .union(views.isEmpty ? [] : .views)
  }

  init(appeared: LayoutRecord.Element) {
    golden = nil
    actual = appeared
    element = appeared
    views = []
    aspects = .appeared
  }

  init(vanished: LayoutRecord.Element) {
    golden = vanished
    actual = nil
    element = vanished
    views = []
    aspects = .vanished
  }

  /// The movement of the top left corner, in points.
  package var offset: CGVector {
    guard let golden, let actual else { return CGVector(dx: 0, dy: 0) }
    return CGVector(
      dx: actual.frame.origin.x - golden.frame.origin.x,
      dy: actual.frame.origin.y - golden.frame.origin.y)
  }

  /// The number by which the element's line number increased.
  package var lineOffset: Int { (actual?.line ?? 0) &- (golden?.line ?? 0) }

  private static func geometry(
    _ golden: LayoutRecord.Element, _ actual: LayoutRecord.Element
  ) -> Aspects {
    var aspects: Aspects = []
    let (old, new) = (golden.frame.coordinates, actual.frame.coordinates)
    if !same(old[0], new[0]) || !same(old[1], new[1]) { aspects.insert(.moved) }
    if !same(old[2], new[2]) || !same(old[3], new[3]) { aspects.insert(.resized) }
    // If one of the two layouts has no line numbers, it is unknown whether the element moved to
    // another line.
    if let old = golden.line, let new = actual.line, old != new { aspects.insert(.rewrapped) }
    return aspects
  }

  private static func content(
    _ golden: LayoutRecord.Element, _ actual: LayoutRecord.Element
  ) -> Aspects {
    var aspects: Aspects = []
    if golden.indexPath != actual.indexPath { aspects.insert(.reindexed) }
    if golden.zIndex != actual.zIndex { aspects.insert(.zOrder) }
    if golden.text != actual.text { aspects.insert(.text) }
    if golden.font != actual.font { aspects.insert(.font) }
    if golden.color != actual.color { aspects.insert(.color) }
    return aspects
  }
}

/// Returns whether two numbers are equal.
///
/// Two NaNs count as equal, because a frame that is NaN in both layouts is unchanged.
package func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

extension ViewChange {
  /// Whether a property changed that determines the texts inside the view and their fonts, such as
  /// the style of a list's content configuration.
  fileprivate var decidesTexts: Bool {
    properties.contains { !$0.key.isText && $0.reach.isSuperset(of: [.text, .inside]) }
  }
}
