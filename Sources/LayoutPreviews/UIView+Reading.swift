import UIKit

extension UIView {
  /// The subviews as they are read: cells in the order of their index paths, where cells are.
  var readSubviews: [UIView] {
    let cells = shownCells
    let own = Set(cells.map(ObjectIdentifier.init))
    var next = cells.filter { $0.superview === self }.makeIterator()
    return subviews.map { own.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
  }

  /// The cells of a table view or a collection view in the order of their index paths.
  private var shownCells: [UIView] {
    if let table = self as? UITableView { return table.visibleCells }
    return (self as? UICollectionView)?.visibleCells ?? []
  }

  /// Whether this is a label or an image view of a control and shows nothing.
  var isEmptyPart: Bool {
    guard superview is UIControl, subviews.isEmpty else { return false }
    if let label = self as? UILabel { return (label.text ?? "").isEmpty }
    return (self as? UIImageView).map { $0.image == nil } ?? false
  }
}
