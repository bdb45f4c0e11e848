// Mirrors UITabBarItem (iOS 17). Missing: `SystemItem`, `titlePositionAdjustment`.
public import Foundation

/// The item that a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes an empty item.
  public override init() { super.init() }
  /// Makes an item of a nib or a storyboard; nil for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.nibProperties, of: self)
  }

  /// Makes an item with a title and an image, which is drawn in the bar's colours.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with separate images for its normal and its selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// The image of the selected item; nil means `image`.
  open var selectedImage: UIImage? { didSet { bar?.itemDidChange() } }
  /// The text of a badge over the image; nil means that there is no badge.
  open var badgeValue: String? { didSet { bar?.itemDidChange() } }
  /// The colour of the badge; nil means red.
  open var badgeColor: UIColor? { didSet { bar?.itemDidChange() } }
  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the font and colour attributes of the badge's text for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    bar?.itemDidChange()
  }
  /// Returns the attributes of the badge's text for a state, or those of the normal state if none
  /// were set.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes.shown(in: state) }

  /// The appearance of this item; nil means that of the bar.
  ///
  /// Differs from UIKit: it applies to the item itself, not to the whole bar while the item is
  /// selected.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied
      bar?.itemDidChange()
    }
  }
  /// The appearance of the bar while this item is selected and its content is scrolled to its
  /// bottom (fact E39); nil means that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      bar?.itemDidChange()
    }
  }
}
