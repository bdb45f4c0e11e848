public import Foundation
public import UIKit

/// The label of a labelled box, which is no content of the app's.
public final class StandInLabel: UILabel {}

/// A labelled box in place of what cannot be drawn here.
open class StandInBox: UIView {
  private let label = StandInLabel()

  /// Makes a box.
  ///
  /// - Parameter title: the name of what cannot be drawn.
  public init(_ title: String) {
    super.init(frame: .zero)
    prepare(title)
  }
  /// See UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare("\(type(of: self))")
  }
  /// See UIKit.
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

  /// See UIKit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 4)
  }
  /// See UIKit.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: max(size.height + 16, 44))
  }
  /// See UIKit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
