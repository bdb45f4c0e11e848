// Mirrors UIDragInteraction (iOS 17). Missing: previews.
// Mirrors UIDropInteraction (iOS 17). Missing: previews, spring-loading.
public import Foundation

/// An interaction that allows a view to be dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which returns the items of a drag.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// Whether a long press can begin a drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Inert: whether other gestures can begin while the item is lifted, before the drag moves.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether new interactions are enabled: true on iPads, and since iOS 15 on iPhones (fact LI98).
  public class var isEnabledByDefault: Bool {
    let environment = UIEnvironment.current
    return UIDevice.current.userInterfaceIdiom == .pad || environment.systemVersion >= 15
  }

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view, or removed from it if the view is nil.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from it if the view is nil.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a drag interaction, which returns the items of a drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins; an empty array prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called when the drag begins.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called after the drag has moved.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the drag ends.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called after the drag has ended.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Inert: returns the preview of a lifted item; previews are not drawn.
  // Optional: nil
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Inert: returns whether the drag may move items, not only copy them.
  // Optional: true
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

/// An interaction that allows a view to accept drops.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts drops.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// Inert: whether the view accepts several drags at a time.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction is added to a view, or removed from it if the view is nil.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from it if the view is nil.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that accepts drops; each method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view can accept items of a drag.
  // Optional: true
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag enters the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the operation that the view proposes if the items were dropped now.
  // Optional: UIDropProposal(operation: .cancel)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag leaves the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when items are dropped on the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop has been performed; in UIKit at the end of its animation.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the drag has ended.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
