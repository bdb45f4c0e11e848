import Foundation
import LayoutCore

/// The offsets and the scroll views of the sections that scroll across the layout.
@MainActor struct OrthogonalSections {
  private var offsets: [Int: CGFloat] = [:]
  private(set) var views: [Int: OrthogonalScrollView] = [:]

  /// Returns the offset of a section, measured from the side where lines of text begin.
  func offset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

  /// The greatest offset of a section; zero if none is scrolled.
  var greatestOffset: CGFloat { offsets.values.max() ?? 0 }

  /// Records the offset of a section.
  mutating func note(_ offset: CGFloat, of section: Int) {
    offsets[section] = offset == 0 ? nil : offset
  }

  /// Records the scroll view of a section.
  mutating func add(_ view: OrthogonalScrollView) { views[view.section] = view }

  /// Removes the scroll views that show nothing, except those of some sections, and returns them.
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

  /// Moves offsets and scroll views to the sections after a batch, and returns the views of deleted
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
