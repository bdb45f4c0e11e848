import UIKit

/// The header or footer of a section, or the title or subtitle of a whole compositional layout.
final class SceneTextView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text as a header or, smaller, as a footer, on the background of the cells.
  func show(_ text: String?, isHeader: Bool, on background: UIColor) {
    label.text = text
    label.font = isHeader ? .systemFont(ofSize: 20, weight: .bold) : .systemFont(ofSize: 13)
    label.textColor = isHeader ? .label : .secondaryLabel
    backgroundColor = background
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.padded(12, 0)
  }
}
