import Foundation

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.next(as: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.viewClass(as: identifier)?.make(style: .default, name: identifier)
      ?? cellPool.viewFromNib(as: identifier)
  }

  func dequeueRegisteredCell(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    UIKitLog.raise(
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """)
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerPool.next(as: identifier) {
      view.prepareForReuse()
      return view
    }
    return headerPool.viewClass(as: identifier)?.make(name: identifier)
      ?? headerPool.viewFromNib(as: identifier)
  }
}
