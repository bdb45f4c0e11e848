public import Foundation
public import UIKit

/// The label of a box; a class of its own, so that previews do not count it as content of the app.
public final class StandInLabel: UILabel {}

/// A labelled box in place of a view that cannot be drawn here.
open class StandInBox: UIView {
  private let label = StandInLabel()

  /// Makes a box.
  ///
  /// - Parameter title: the text in the box, such as the name of the class that cannot be drawn.
  public init(_ title: String) {
    super.init(frame: .zero)
    prepare(title)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare("\(type(of: self))")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare("\(type(of: self))")
  }

  /// Changes the text in the box.
  func title(of content: String) { label.text = content }

  private func prepare(_ title: String) {
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    label.text = title
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 4)
  }
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: max(size.height + 16, 44))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
