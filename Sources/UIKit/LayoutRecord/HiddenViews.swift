/// The hidden views of a view tree at one time, so that views hidden or shown later can be listed.
///
/// The elements of collection views are left out, because the layout adds and removes them.
@MainActor package struct HiddenViews {
  private var names: [ObjectIdentifier: String] = [:]
  private var hidden: Set<ObjectIdentifier> = []
  /// All views, each before its subviews, and subviews from back to front.
  ///
  /// The views are retained: otherwise a new view could have the same `ObjectIdentifier` as a
  /// deallocated one.
  private var views: [UIView] = []

  /// Records the state of a view and all its descendants.
  package init(in root: UIView) {
    var known = ViewNames()
    var tree = root.tree
    while let view = tree.next() {
      guard view === root || !(view is UICollectionReusableView) else {
        tree.skipSubviews()
        continue
      }
      add(view, naming: &known)
    }
  }

  private mutating func add(_ view: UIView, naming known: inout ViewNames) {
    known.add(propertiesOf: view.controller)
    known.add(propertiesOf: view)
    let key = ObjectIdentifier(view)
    views.append(view)
    names[key] = known[view] ?? "\(type(of: view))"
    if view.isHidden { hidden.insert(key) }
  }

  /// Returns a text such as `collectionView hidden` for each view that was hidden or shown since
  /// `earlier`.
  package func changes(since earlier: HiddenViews) -> [String] {
    views.map(ObjectIdentifier.init)
      .filter { earlier.names[$0] != nil && earlier.hidden.contains($0) != hidden.contains($0) }
      .map { "\(names[$0] ?? "view") \(hidden.contains($0) ? "hidden" : "shown")" }
  }
}
