import UIKit

/// A cell as apps write it: an icon of 40 × 40 points and a text of any length beside it.
///
///     12
///     10 | icon | 8 | text … | 10
///     12
///
/// So the text is 68 points narrower than the cell, and the cell 24 higher than the higher of both.
class TextCell: UICollectionViewCell {
  /// In which form the constraints are written.
  enum Form: CaseIterable {
    case anchors, items, format, stack
  }

  let icon = UIView()
  let label = UILabel()
  /// The width that the cell requests; not active unless the list says so.
  private(set) lazy var width = contentView.widthAnchor.constraint(equalToConstant: 0)
  /// The list's form, read when the cell is made.
  static var form = Form.anchors

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    switch Self.form {
    case .anchors: addAnchors()
    case .items: addItems()
    case .format: addFormats()
    case .stack: addStack()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addAnchors() {
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  private func addItems() {
    func relate(
      _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, to other: UIView? = nil,
      _ second: NSLayoutConstraint.Attribute = .notAnAttribute, constant: CGFloat
    ) {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    relate(icon, .width, constant: 40)
    relate(icon, .height, constant: 40)
    relate(icon, .leading, to: contentView, .leading, constant: 10)
    relate(icon, .centerY, to: contentView, .centerY, constant: 0)
    relate(icon, .top, .greaterThanOrEqual, to: contentView, .top, constant: 12)
    relate(label, .leading, to: icon, .trailing, constant: 8)
    relate(contentView, .trailing, to: label, .trailing, constant: 10)
    relate(label, .top, to: contentView, .top, constant: 12)
    relate(contentView, .bottom, to: label, .bottom, constant: 12)
  }

  private func addFormats() {
    let views = ["icon": icon, "label": label]
    let rows = NSLayoutConstraint.constraints(
      withVisualFormat: "|-10-[icon(40)]-[label]-10-|", options: .alignAllCenterY, metrics: nil,
      views: views)
    let columns = ["V:|-(>=gap)-[icon(40)]", "V:|-gap-[label]-gap-|"].flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, metrics: ["gap": 12], views: views)
    }
    NSLayoutConstraint.activate(rows + columns)
  }

  private func addStack() {
    let stack = UIStackView(arrangedSubviews: [icon, label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 8
    stack.alignment = .center
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }
}

/// The same cell, which requests a height for the width that it is given.
final class WideTextCell: TextCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return attributes
  }
}

/// The same cell, which requests the height that it has once it is laid out in its width.
final class LaidOutTextCell: TextCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    layoutAttributes.frame.size.height =
      contentView.systemLayoutSizeFitting(layoutAttributes.size).height
    return layoutAttributes
  }
}
