// Mirrors UITabBarItem (iOS 17). Missing: system items, appearances, positions of titles.
import Foundation

/// The item that a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes an empty item.
  public override init() { super.init() }

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
}
