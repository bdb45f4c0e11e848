import Foundation
import UIKit

/// Short facts in a row, each in a capsule of the item's colour.
final class FactsView: UIView {
  private var labels: [UILabel] = []
  private static let gap: CGFloat = 4

  /// Shows facts in place of those before.
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

  /// Sets the capsules side by side; one that does not fit is left out.
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
