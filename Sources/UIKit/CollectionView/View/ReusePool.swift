import Foundation

/// The names under which a reusable view was registered: a kind and a name for supplementary views,
/// a name alone for cells, a kind alone for decoration views.
struct ReuseName: Hashable {
  var kind: String?
  var identifier: String?
}

/// The registered classes and nibs, and the views that wait to be used again.
@MainActor struct ReusePool {
  private var classes: [ReuseName: UICollectionReusableView.Type] = [:]
  private var nibs: [ReuseName: UINib] = [:]
  private var waiting: [ReuseName: [UICollectionReusableView]] = [:]

  /// Makes a pool without classes and views.
  nonisolated init() {}

  /// Registers a class, or unregisters it with nil.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, as name: ReuseName) {
    classes[name] = viewClass
    nibs[name] = nil
    waiting[name] = nil
  }

  /// Registers a nib, or unregisters it with nil.
  mutating func register(_ nib: UINib?, as name: ReuseName) {
    nibs[name] = nib
    classes[name] = nil
    waiting[name] = nil
  }

  /// Keeps a view for later use.
  mutating func takeBack(_ view: UICollectionReusableView) {
    guard let name = view.reuseName else { return }
    waiting[name, default: []].append(view)
  }

  /// Returns a view that waits, if any.
  mutating func next(as name: ReuseName) -> UICollectionReusableView? { waiting[name]?.popLast() }

  /// Returns the class that was registered.
  func viewClass(as name: ReuseName) -> UICollectionReusableView.Type? { classes[name] }

  /// Returns whether a class or a nib was registered.
  func knows(_ name: ReuseName) -> Bool { classes[name] != nil || nibs[name] != nil }

  /// Returns the view of the registered nib; nil without a nib.
  func viewFromNib(as name: ReuseName) -> UICollectionReusableView? {
    guard let nib = nibs[name] else { return nil }
    let views = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }
    guard let view = views.first else {
      UIKitLog.raise(
        """
        invalid nib registered for identifier (\(name.identifier ?? name.kind ?? "")) - nib must \
        contain exactly one top level object which must be a UICollectionReusableView instance
        """)
    }
    return view
  }

  /// Drops decoration views that wait.
  mutating func forgetDecoration() { waiting = waiting.filter { $0.key.identifier != nil } }
}
