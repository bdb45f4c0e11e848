// Mirrors UITabBarItem (iOS 17). Missing: system items, appearances, positions of titles.
import Foundation

/// The item of one controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an item with a title and an image, which is drawn in the bar's colours.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes an item with another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// The image while the item is selected; default `image`.
  open var selectedImage: UIImage? { didSet { bar?.itemDidChange() } }
  /// The text in a badge over the image; nil for no badge.
  open var badgeValue: String? { didSet { bar?.itemDidChange() } }
  /// The colour of the badge; default red.
  open var badgeColor: UIColor? { didSet { bar?.itemDidChange() } }
}
