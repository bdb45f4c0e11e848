import Foundation
import UIKit

/// A row of short facts, each in a capsule with the item's colour.
final class FactsView: UIView {
  private var labels: [UILabel] = []
  private static let gap: CGFloat = 4

  /// Shows facts instead of the previous ones.
  func show(_ facts: [String], in color: UIColor) {
    labels.forEach { $0.removeFromSuperview() }
    labels = facts.map { label($0, color) }
    labels.forEach(addSubview)
    setNeedsLayout()
  }

  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 10.5, weight: .semibold)
    label.textColor = MarkerColors.ink
    label.textAlignment = .center
    label.backgroundColor = color.withAlphaComponent(0.16)
    label.layer.cornerRadius = 9
    label.clipsToBounds = true
    return label
  }

  /// Lays out the capsules side by side.
  ///
  /// A capsule that does not fit is hidden.
  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for label in labels {
      let width = label.intrinsicContentSize.width.rounded(.up) + 10
      label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      label.isHidden = x + width > bounds.width
      x += width + Self.gap
    }
  }
}
