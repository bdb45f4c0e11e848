import UIKit

enum Theme {
  static let leaf = UIColor(named: "Leaf") ?? .systemGreen
  static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let margin: CGFloat = 16
}
