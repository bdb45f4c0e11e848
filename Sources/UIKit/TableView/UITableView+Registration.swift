import Foundation

extension UITableView {
  func _dequeueReusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.next(as: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.viewClass(as: identifier)?.make(style: .default, name: identifier)
      ?? cellPool.viewFromNib(as: identifier)
  }
}
