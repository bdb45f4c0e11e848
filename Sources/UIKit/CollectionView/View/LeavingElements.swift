/// The views that have left the sight of a collection view in an animation of its bounds, which
/// shows them until it is over.
struct LeavingElements {
  private struct Leaving {
    let element: ElementKey
    let view: UICollectionReusableView
    let run: ObjectIdentifier
  }

  private var views: [Leaving] = []
  private var runs: Set<ObjectIdentifier> = []

  /// Whether an animation of the bounds is under way.
  var isAnimating: Bool { !runs.isEmpty }

  /// Records an animation of the bounds; returns whether it is a new one.
  mutating func begin(_ run: AnimationRun) -> Bool { runs.insert(ObjectIdentifier(run)).inserted }

  /// Returns whether an animation changes the bounds.
  func knows(_ run: AnimationRun) -> Bool { runs.contains(ObjectIdentifier(run)) }

  /// Drops an animation that is over, and returns the views that it has shown.
  mutating func end(_ run: ObjectIdentifier) -> [UICollectionReusableView] {
    runs.remove(run)
    defer { views.removeAll { $0.run == run } }
    return views.filter { $0.run == run }.map(\.view)
  }

  /// Adds the view of an element that an animation shows.
  mutating func add(_ view: UICollectionReusableView, of element: ElementKey, in run: AnimationRun)
  {
    views.append(Leaving(element: element, view: view, run: ObjectIdentifier(run)))
  }

  /// Returns the view of an element that comes into sight again, and no longer leaves.
  mutating func take(_ element: ElementKey) -> UICollectionReusableView? {
    guard let place = views.firstIndex(where: { $0.element == element }) else { return nil }
    return views.remove(at: place).view
  }

  /// Drops all views, and returns them in the order in which they left.
  mutating func takeAll() -> [UICollectionReusableView] {
    defer { views = [] }
    return views.map(\.view)
  }
}
