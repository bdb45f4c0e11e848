// Mirrors UIContextMenuConfiguration (iOS 17). Missing: badges.
public import Foundation

/// A closure that returns the controller whose view is the preview above a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that returns a context menu; UIKit passes elements suggested by the system, but here
/// the array is always empty.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The preview and the menu that a long press opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements of a menu.
  public enum ElementOrder: Int, Sendable {
    /// The first element is at the top in a context menu, and nearest to the button in a menu that
    /// a button opens.
    case automatic = 0
    /// The first element is nearest to the touched point; here the same as `automatic`.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// The identifier by which a delegate can distinguish its configurations.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// The order of the elements; the default is automatic.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Inert: the number shown beside the preview; 0 shows none.
  open var badgeCount = 0
  /// Inert: the identifiers of other items to which the menu applies.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// Makes a configuration; if the closure for the preview is nil, the preview is the view that the
  /// delegate returns or, by default, the touched view.
  ///
  /// If the identifier is nil, a unique one is generated.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}
