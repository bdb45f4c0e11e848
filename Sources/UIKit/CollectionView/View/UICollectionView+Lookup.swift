import Foundation

extension UICollectionView {
  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.appliedAttributes?.state.element,
      shown[element] === cell || inquiry?.sizedView === cell
    else { return nil }
    return element.indexPath
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let seen = contentPoint(at: point)
    return answers(for: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(seen) }
      .max { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }?
      .indexPath
  }
}
