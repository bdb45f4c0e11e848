// Mirrors UIEditMenuInteraction, UIEditMenuConfiguration and UIEditMenuInteractionDelegate (iOS
// 17). Missing: the menu itself, animations.
public import Foundation

/// The identifier and the position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier that distinguishes the menu from others of the same interaction.
  public let identifier: AnyHashable
  /// The point at which the menu opens, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// Inert: the direction of the arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; if the identifier is nil, a unique one is generated.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// The delegate of an interaction for an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Inert: in UIKit, returns the menu that opens; if nil, none opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Inert: returns the rectangle beside which the menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Inert: in UIKit, returns the menu that opens: by default a menu of all suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Inert: returns the rectangle beside which the menu opens: by default an empty one at the
  /// source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// An interaction that opens a menu of edit commands.
///
/// Differs from UIKit: the menu is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate; in UIKit, it makes the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  public private(set) weak var view: UIView?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Stores the view to which the interaction was added; nil after its removal.
  open func didMove(to view: UIView?) { self.view = view }
  /// Called before the interaction is added to a view or, with nil, removed from it.
  open func willMove(to view: UIView?) {}
  /// Inert: in UIKit, opens the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Inert: in UIKit, closes the menu.
  open func dismissMenu() {}
  /// Inert: in UIKit, requests the menu again.
  open func reloadVisibleMenu() {}
  /// Inert: in UIKit, moves the menu.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the origin, since the point at which the menu opened is unknown here.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
