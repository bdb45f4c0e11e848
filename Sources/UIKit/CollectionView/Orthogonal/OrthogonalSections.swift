import Foundation
import LayoutCore

/// The offsets and the scroll views of the orthogonally scrolling sections.
@MainActor struct OrthogonalSections {
  private var offsets: [Int: CGFloat] = [:]
  private(set) var views: [Int: OrthogonalScrollView] = [:]

  /// Returns the offset of a section, measured from the leading edge.
  func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

  /// The greatest offset of a section; zero if none is scrolled.
  var greatestOffset: CGFloat { offsets.values.max() ?? 0 }

  mutating func note(_ offset: CGFloat, of section: Int) {
    offsets[section] = offset == 0 ? nil : offset
  }

  mutating func add(_ view: OrthogonalScrollView) { views[view.section] = view }

  /// Removes the scroll views without subviews, except for those of the given sections, and returns
  /// them.
  mutating func takeEmpty(except sections: Set<Int>) -> [OrthogonalScrollView] {
    let empty = views.values.filter { !sections.contains($0.section) && $0.subviews.isEmpty }
    for view in empty { views[view.section] = nil }
    return empty
  }

  /// Removes all offsets and scroll views, and returns the views.
  mutating func takeAll() -> [OrthogonalScrollView] {
    defer { self = OrthogonalSections() }
    return views.values.sorted { $0.section < $1.section }
  }

  /// Updates the section indexes after a batch of updates, and returns the scroll views of deleted
  /// sections.
  mutating func follow(_ moves: ElementMoves) -> [OrthogonalScrollView] {
    guard !offsets.isEmpty || !views.isEmpty else { return [] }
    let before = self
    self = OrthogonalSections()
    for (section, offset) in before.offsets {
      if let moved = moves.plan.section(after: section) { offsets[moved] = offset }
    }
    var gone: [OrthogonalScrollView] = []
    for (section, view) in before.views {
      guard let moved = moves.plan.section(after: section) else {
        gone.append(view)
        continue
      }
      view.section = moved
      views[moved] = view
    }
    return gone
  }
}
