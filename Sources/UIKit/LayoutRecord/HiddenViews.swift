/// The hidden views of a tree, by which later changes are found.
///
/// Elements of collection views are left out: those come and go with the layout.
@MainActor package struct HiddenViews {
  private var names: [ObjectIdentifier: String] = [:]
  private var hidden: Set<ObjectIdentifier> = []
  /// The views from outside inwards, from back to front.
  ///
  /// They are kept alive, since a new view could have the identity of one that is gone.
  private var views: [UIView] = []

  /// Reads the state of a view and all views in it.
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

  /// Returns a sentence for each view that was hidden or shown since: `collectionView hidden`.
  package func changes(since earlier: HiddenViews) -> [String] {
    views.map(ObjectIdentifier.init)
      .filter { earlier.names[$0] != nil && earlier.hidden.contains($0) != hidden.contains($0) }
      .map { "\(names[$0] ?? "view") \(hidden.contains($0) ? "hidden" : "shown")" }
  }
}
