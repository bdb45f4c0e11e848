import Foundation

/// The key under which a reusable view is registered: kind and identifier for supplementary views,
/// only the identifier for cells, only the kind for decoration views.
struct ReuseName: Hashable {
  var kind: String?
  var identifier: String?
}

/// The registered classes and nibs, and the views available for reuse.
@MainActor struct ReusePool {
  private var classes: [ReuseName: UICollectionReusableView.Type] = [:]
  private var nibs: [ReuseName: UINib] = [:]
  private var waiting: [ReuseName: [UICollectionReusableView]] = [:]
  /// The sample items of a collection view from a nib that is drawn without the app's code; nil
  /// otherwise.
  var designItems: DesignItems?

  nonisolated init() {}

  /// Registers a class, or unregisters it with nil; views that wait for reuse under the name are
  /// dropped.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, as name: ReuseName) {
    classes[name] = viewClass
    nibs[name] = nil
    waiting[name] = nil
  }

  /// Registers a nib, or unregisters it with nil; views that wait for reuse under the name are
  /// dropped.
  mutating func register(_ nib: UINib?, as name: ReuseName) {
    nibs[name] = nib
    classes[name] = nil
    waiting[name] = nil
  }

  /// Stores a view for reuse.
  mutating func takeBack(_ view: UICollectionReusableView) {
    guard let name = view.reuseName else { return }
    waiting[name, default: []].append(view)
  }

  /// Removes and returns a view available for reuse, or returns nil if there is none.
  mutating func next(as name: ReuseName) -> UICollectionReusableView? { waiting[name]?.popLast() }

  /// Returns the registered class, or nil if there is none.
  func viewClass(as name: ReuseName) -> UICollectionReusableView.Type? { classes[name] }

  /// Returns whether a class or a nib is registered.
  func knows(_ name: ReuseName) -> Bool { classes[name] != nil || nibs[name] != nil }

  /// Makes a view from the registered nib, or returns nil if no nib is registered.
  func viewFromNib(as name: ReuseName) -> UICollectionReusableView? {
    guard let objects = nibs[name]?.instantiate(withOwner: nil) else { return nil }
    guard objects.count == 1, let view = objects.first as? UICollectionReusableView else {
      UIKitLog.raise(
        """
        invalid nib registered for identifier (\(name.identifier ?? name.kind ?? "")) - nib must \
        contain exactly one top level object which must be a UICollectionReusableView instance
        """)
    }
    // The layout alone determines the view's frame, even if the collection view is resized.
    view.autoresizingMask = []
    return view
  }

  /// Removes the decoration views from the pool.
  mutating func forgetDecoration() { waiting = waiting.filter { $0.key.identifier != nil } }
}
