import UIKit

extension UIView {
  /// The subviews in reading order: the cells among them are sorted by index path, and the other
  /// views keep their positions.
  var readSubviews: [UIView] {
    let cells = shownCells
    let own = Set(cells.map(ObjectIdentifier.init))
    var next = cells.filter { $0.superview === self }.makeIterator()
    return subviews.map { own.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
  }

  /// The visible cells of a table view or collection view, sorted by index path.
  private var shownCells: [UIView] {
    if let table = self as? UITableView { return table.visibleCells }
    return (self as? UICollectionView)?.visibleCells ?? []
  }

  /// Whether the view is an empty label or image view inside a control.
  var isEmptyPart: Bool {
    guard superview is UIControl, subviews.isEmpty else { return false }
    if let label = self as? UILabel { return (label.text ?? "").isEmpty }
    return (self as? UIImageView).map { $0.image == nil } ?? false
  }
}
