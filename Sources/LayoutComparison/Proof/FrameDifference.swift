import Foundation
import LayoutCore

/// A view whose frame or scroll position differs between two layouts, or an element whose frame
/// does.
///
/// Frames of views are compared in the coordinates of their superviews, so a view that only moves
/// along with its superview does not differ.
struct FrameDifference: Sendable, Hashable {
  /// The label of the element, if there is one, and those of the views, from outside inwards.
  let path: [String]
  /// The difference as text: `frame.x 16 → 20, frame.width 40 → 44`.
  let words: String

  /// The difference with its place: `card › title: frame.x 16 → 20`.
  var text: String { "\(path.isEmpty ? "the view" : path.joined(separator: " › ")): \(words)" }

  /// Returns the differences between two layouts: first of elements and their views, then of the
  /// views of the screen.
  static func all(from golden: LayoutRecord, to actual: LayoutRecord) -> [FrameDifference] {
    let pairs = ElementMatching(golden: golden.elements, actual: actual.elements).pairs
      .filter { $0.actual.kind != .caption }
    return pairs.flatMap(elements) + views(golden.screen, actual.screen, below: [])
  }

  private static func elements(
    _ pair: (golden: LayoutRecord.Element, actual: LayoutRecord.Element)
  ) -> [FrameDifference] {
    let label = pair.actual.label
    let own = words(pair.golden.frame, pair.actual.frame)
    let inside = views(pair.golden.view, pair.actual.view, below: [label])
    return (own.isEmpty ? [] : [FrameDifference(path: [label], words: own)]) + inside
  }

  private static func views(
    _ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?, below path: [String]
  ) -> [FrameDifference] {
    guard let golden, let actual else { return [] }
    return ViewComparison(golden, actual).nodes.compactMap { node in
      let properties = node.change?.properties.filter { $0.isFrame || $0.key == .scrolling } ?? []
      if properties.isEmpty { return nil }
      return FrameDifference(
        path: path + (node.change?.path ?? []),
        words: properties.map(\.sentence).joined(separator: ", "))
    }
  }

  private static func words(_ golden: CGRect, _ actual: CGRect) -> String {
    zip(LayoutRecord.ViewProperty.frames, zip(golden.coordinates, actual.coordinates))
      .filter { !same($1.0, $1.1) }
      .map { ViewChange.Property($0, $1.0, $1.1).sentence }.joined(separator: ", ")
  }
}
