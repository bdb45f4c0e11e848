import Foundation

/// A text field of an alert, with a border and rounded corners.
final class AlertField: UIView {
  /// The height of the field including its border, in points.
  static let height: CGFloat = 30

  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1 / traitCollection.displayScale
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    field.frame = bounds.insetBy(dx: 6, dy: 0)
  }
}
