@testable import UIKit

/// A view with an intrinsic content size.
final class BlockView: UIView {
  /// The size; -1 if there is none.
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  /// Whether the view represents text on many lines.
  var isText = false
  override var wrapsContent: Bool { isText }
}
