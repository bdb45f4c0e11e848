/// The views that have left the visible area during an animated change of the bounds, and stay on
/// screen until the animation has ended.
struct LeavingElements {
  private struct Leaving {
    let element: ElementKey
    let view: UICollectionReusableView
    let run: ObjectIdentifier
  }

  private var views: [Leaving] = []
  private var runs: Set<ObjectIdentifier> = []

  /// Whether an animation of the bounds is in progress.
  var isAnimating: Bool { !runs.isEmpty }

  /// Records an animation of the bounds; returns false if it was already recorded.
  mutating func begin(_ run: AnimationRun) -> Bool { runs.insert(ObjectIdentifier(run)).inserted }

  /// Returns whether an animation is recorded as changing the bounds.
  func knows(_ run: AnimationRun) -> Bool { runs.contains(ObjectIdentifier(run)) }

  /// Removes an animation that has ended, and returns the views that stayed on screen for it.
  mutating func end(_ run: ObjectIdentifier) -> [UICollectionReusableView] {
    runs.remove(run)
    defer { views.removeAll { $0.run == run } }
    return views.filter { $0.run == run }.map(\.view)
  }

  /// Adds the view of an element that stays on screen during an animation.
  mutating func add(_ view: UICollectionReusableView, of element: ElementKey, in run: AnimationRun)
  {
    views.append(Leaving(element: element, view: view, run: ObjectIdentifier(run)))
  }

  /// Removes and returns the stored view of an element that becomes visible again; nil if there is
  /// none.
  mutating func take(_ element: ElementKey) -> UICollectionReusableView? {
    guard let place = views.firstIndex(where: { $0.element == element }) else { return nil }
    return views.remove(at: place).view
  }

  /// Removes all views, and returns them in the order in which they were added.
  mutating func takeAll() -> [UICollectionReusableView] {
    defer { views = [] }
    return views.map(\.view)
  }
}
