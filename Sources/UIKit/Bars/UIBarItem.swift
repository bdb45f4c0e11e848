// Mirrors UIBarItem (iOS 17). Missing: landscape images, insets, large content.
public import Foundation

/// A button's or tab's item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an empty item.
  public override init() { super.init() }

  /// The bar that shows the item, or shows another one that holds it.
  weak var bar: (any Bar)?
  private(set) var normalAttributes: [NSAttributedString.Key: Any] = [:]

  /// The text of the item.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// The image.
  open var image: UIImage? { didSet { bar?.itemDidChange() } }
  /// Whether the button reacts to touches; default true.
  open var isEnabled = true { didSet { bar?.itemDidChange() } }
  /// A number for the item's owner; default 0.
  open var tag = 0

  /// Sets the font and the colour of the title.
  ///
  /// Differs from UIKit: there is one look, that of the normal state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    normalAttributes = attributes ?? [:]
    bar?.itemDidChange()
  }
  /// Returns the attributes that were set for the title.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { state == .normal ? normalAttributes : nil }
}

/// A view that shows items, and is notified of their changes.
@MainActor protocol Bar: AnyObject {
  /// Makes the buttons anew in the next layout.
  func itemDidChange()
}

/// The font of a bar's text, from its attributes or the default.
@MainActor struct BarText {
  var font: UIFont
  var color: UIColor

  /// Takes text attributes over the defaults.
  init(_ attributes: [NSAttributedString.Key: Any]?, font: UIFont, color: UIColor) {
    self.font = attributes?[.font] as? UIFont ?? font
    self.color = attributes?[.foregroundColor] as? UIColor ?? color
  }

  /// Gives the look and a text to a label.
  func apply(_ text: String?, to label: UILabel) {
    label.text = text
    label.font = font
    label.textColor = color
  }
}
