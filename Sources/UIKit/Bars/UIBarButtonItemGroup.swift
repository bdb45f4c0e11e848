// Mirrors UIBarButtonItemGroup (iOS 17). Missing: collapsing into `representativeItem`,
// customisation by the user.
public import Foundation

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons in reading order.
  open var barButtonItems: [UIBarButtonItem]
  /// Inert: the button that represents the group if there is no space for it.
  open var representativeItem: UIBarButtonItem?
  /// Inert: the element that represents the group in a menu.
  open var menuRepresentation: UIMenuElement?
  /// Inert: whether the group stays available, in UIKit in an overflow menu, after the user has
  /// removed it from the bar.
  open var alwaysAvailable = false
  /// Inert: whether the group is hidden.
  open var isHidden = false
  /// Whether the group is shown as its representative: it never is.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Returns a group that the user cannot move.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user could move in UIKit.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Returns a group that the user could remove in UIKit.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Returns a list of one group with the given buttons; an empty list if there are no buttons.
  static func one(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    items.isEmpty ? [] : [fixedGroup(items: items)]
  }
}

extension UIBarButtonItem {
  /// Returns a group that contains only this button.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group that contains only this button.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group that contains only this button.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
}
