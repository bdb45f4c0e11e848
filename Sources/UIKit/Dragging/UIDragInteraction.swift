// Mirrors UIDragInteraction (iOS 17). Missing: previews.
// Mirrors UIDropInteraction (iOS 17). Missing: previews, spring-loading.
public import Foundation

/// An interaction that lets a view be dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which has the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// Whether a finger can begin a drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Inert: whether other gestures begin while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether interactions are enabled at first: on pads, and since iOS 15 on phones (fact LI98).
  public class var isEnabledByDefault: Bool {
    let environment = UIEnvironment.current
    return UIDevice.current.userInterfaceIdiom == .pad || environment.systemVersion >= 15
  }

  /// Makes an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction moves to another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that has the items of a drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins; none prevents it.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called when the drag begins.
  // Optional
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called after the finger has moved.
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
  /// Inert: returns the preview of an item that is lifted, which no picture shows.
  // Optional: nil
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Inert: returns whether the drag moves items, and not only copies them.
  // Optional: true
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

/// An interaction that lets a view accept drops.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts drops.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// Inert: whether the view accepts several drags at a time.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before the interaction moves to another view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that accepts drops; each method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view is interested in a drag.
  // Optional: true
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag comes over the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the way in which the view would accept the drop now.
  // Optional: UIDropProposal(operation: .cancel)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag leaves the view.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Accepts the dropped items.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the drop.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the drag has ended.
  // Optional
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
