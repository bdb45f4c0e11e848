// Mirrors UIBarItem (iOS 17). Missing: `landscapeImagePhone`, `imageInsets`,
// `largeContentSizeImage`.
public import Foundation

/// An item that a bar shows as a button or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject, InterfaceBuilderObject {
  /// The outlets and actions to which nibs and storyboards can connect; the porting tool writes
  /// overrides for an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// Makes an empty item.
  public override init() { super.init() }
  /// Makes an item of a nib or a storyboard; nil for any other coder.
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.nib != nil else { return nil }
    coder.decode(Self.barItemProperties, of: self)
  }

  /// The bar that contains the item, even if the bar does not show the item at present.
  weak var bar: (any Bar)?
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The attributes of the title in the normal state.
  var normalAttributes: [NSAttributedString.Key: Any] { titleAttributes[.normal] ?? [:] }
  /// Returns the attributes of the title; attributes that the selected state lacks are those of the
  /// normal state.
  func attributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    let own = isSelected ? titleAttributes[.selected] : nil
    return normalAttributes.merging(own ?? [:]) { $1 }
  }

  /// The title of the item; nil means none.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// The image of the item; nil means none.
  open var image: UIImage? { didSet { bar?.itemDidChange() } }
  /// Whether the button responds to touches.
  ///
  /// The default is true.
  open var isEnabled = true { didSet { bar?.itemDidChange() } }
  /// A number for the app's own use.
  ///
  /// The default is 0.
  open var tag = 0

  /// Sets the font and colour attributes of the title.
  ///
  /// Differs from UIKit: only the attributes for the normal state, and a tab's for the selected
  /// state, have an effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    bar?.itemDidChange()
  }
  /// Returns the title attributes set for a state; nil if none were set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

/// A bar that shows items and is notified of their changes.
@MainActor protocol Bar: AnyObject {
  /// Makes the bar create its buttons again in the next layout.
  func itemDidChange()
}

/// The font and the colour of a text in a bar.
@MainActor struct BarText {
  var font: UIFont
  var color: UIColor

  /// Reads the font and the colour from text attributes; the defaults are used for missing ones.
  init(_ attributes: [NSAttributedString.Key: Any]?, font: UIFont, color: UIColor) {
    self.font = attributes?[.font] as? UIFont ?? font
    self.color = attributes?[.foregroundColor] as? UIColor ?? color
  }

  /// Sets a label's text, font and colour.
  func apply(_ text: String?, to label: UILabel) {
    label.text = text
    label.font = font
    label.textColor = color
  }
}
