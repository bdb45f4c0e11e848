import Foundation

/// The registered classes and nibs of a table, and the views available for reuse.
@MainActor struct TableReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [View]] = [:]

  /// Makes a pool without classes and views.
  nonisolated init() {}

  mutating func register(_ viewClass: View.Type?, as name: String) {
    (classes[name], nibs[name], waiting[name]) = (viewClass, nil, nil)
  }

  mutating func register(_ nib: UINib?, as name: String) {
    (classes[name], nibs[name], waiting[name]) = (nil, nib, nil)
  }

  mutating func takeBack(_ view: View, as name: String?) {
    if let name { waiting[name, default: []].append(view) }
  }

  mutating func next(as name: String) -> View? { waiting[name]?.popLast() }

  func viewClass(as name: String) -> View.Type? { classes[name] }

  /// Makes a view from the registered nib, or returns nil if no nib is registered.
  func viewFromNib(as name: String) -> View? {
    nibs[name]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}
