import Foundation

/// A view that a table reuses by its reuse identifier.
@MainActor protocol TableReusable: UIView {
  var reuseIdentifier: String? { get set }
}

extension UITableViewCell: TableReusable {}
extension UITableViewHeaderFooterView: TableReusable {}

/// The registered classes and nibs of a table, and the views available for reuse.
@MainActor struct TableReusePool<View: TableReusable> {
  private var classes: [String: View.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var waiting: [String: [View]] = [:]

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

  /// Makes a view from the registered nib; returns nil if no nib is registered.
  ///
  /// A nib that does not contain exactly one top-level object, an instance of `View`, terminates
  /// the program with UIKit's message (fact IB79).
  func viewFromNib(as name: String) -> View? {
    guard let objects = nibs[name]?.instantiate(withOwner: nil) else { return nil }
    guard objects.count == 1, let view = objects.first as? View else {
      UIKitLog.raise(
        """
        invalid nib registered for identifier (\(name)) - nib must contain exactly one top level \
        object which must be a \(View.self) instance
        """)
    }
    view.reuseIdentifier = name
    // The table sets the view's frame itself, so the view must not be resized with the table.
    view.autoresizingMask = []
    return view
  }
}
