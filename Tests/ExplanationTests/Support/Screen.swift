import UIKit

/// A screen that is made afresh for its golden and for each change of it.
@MainActor protocol Screen: UIViewController {
  init()
  /// The controller that is shown: the screen itself, or the container around it.
  var shown: UIViewController { get }
}

extension Screen {
  var shown: UIViewController { self }
}

extension UIView {
  /// Adds subviews that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds subviews with frames.
  func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
  }

  /// Constrains the view's leading, top and trailing edges to its superview's.
  func pinUnderTop(_ inset: CGFloat) {
    guard let outer = superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
    ])
  }
}

extension UILabel {
  /// Makes a label in the system font.
  convenience init(_ text: String?, _ size: CGFloat = 17) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size)
  }
}

extension UIImage {
  /// Makes a square of one colour.
  static func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

extension UIColor {
  /// Makes an opaque color of three numbers from 0 to 255.
  convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension NSLayoutConstraint {
  /// Puts another constraint in the place of this one.
  func replace(with other: NSLayoutConstraint) {
    isActive = false
    other.isActive = true
  }
}
