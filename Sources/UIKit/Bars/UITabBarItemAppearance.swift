// Mirrors UITabBarItemAppearance (iOS 17). Missing: `NSCoding`.
// Mirrors UITabBarItemStateAppearance (iOS 17). Missing: nothing.
public import Foundation

/// The appearance of a tab bar's items in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The position of an item's title relative to its image.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image, as in a regular width.
    case inline = 1
    /// The title is beside the image, as in a compact height.
    case compactInline = 2
  }

  /// Makes the system's appearance of items whose title is below their image.
  public override convenience init() { self.init(style: .stacked) }
  /// Makes the system's appearance of items with an arrangement.
  ///
  /// Its values are the same in every arrangement.
  public init(style: Style) { super.init() }

  private init(copying other: UITabBarItemAppearance) {
    super.init()
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// Returns a copy, whose states are copies too.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }
  /// A copy, whose states are copies too.
  var copied: UITabBarItemAppearance { UITabBarItemAppearance(copying: self) }

  /// Resets all values to the system's, which are the same in every arrangement.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  /// The appearance of items that are neither selected nor disabled.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  public let disabled = UITabBarItemStateAppearance()
  /// Inert: the appearance of the item that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Returns the appearance of an item's state; values that the state does not specify are those of
  /// the normal state (fact K32).
  func appearance(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    let state = UITabBarItemStateAppearance()
    state.take(normal)
    if isSelected { state.add(selected) } else if !isEnabled { state.add(disabled) }
    return state
  }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil means the system's.
  open var iconColor: UIColor?
  /// The distance by which the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil means red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; missing ones are the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Inert: the distance by which the text is moved in the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  /// Replaces all values by those of another appearance.
  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    titlePositionAdjustment = other.titlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  /// Overrides values with those that another appearance specifies.
  fileprivate func add(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes.merge(other.titleTextAttributes) { $1 }
    badgeTextAttributes.merge(other.badgeTextAttributes) { $1 }
    iconColor = other.iconColor ?? iconColor
    badgeBackgroundColor = other.badgeBackgroundColor ?? badgeBackgroundColor
    let zero = UIOffset.zero
    let (title, badge) = (other.titlePositionAdjustment, other.badgePositionAdjustment)
    if title != zero { titlePositionAdjustment = title }
    if badge != zero { badgePositionAdjustment = badge }
    let text = other.badgeTitlePositionAdjustment
    if text != zero { badgeTitlePositionAdjustment = text }
  }
}
