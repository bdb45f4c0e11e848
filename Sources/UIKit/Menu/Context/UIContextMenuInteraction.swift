// Mirrors UIContextMenuInteraction (iOS 17). Missing: commit styles, transitions of previews.
public import Foundation

/// An interaction that opens a context menu with a preview after a long press on its view.
///
/// Differs from UIKit: there are no real touches. `UIWindow.simulateLongPress(at:)` opens the menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of an open menu.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview.
    case compact = 2
  }

  /// The delegate, which makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction was added; nil if there is none.
  open private(set) weak var view: UIView?
  /// The open menu of the interaction; nil if none is open.
  weak var presentation: MenuPresentation?
  /// The touched point, in the coordinates of the view's window.
  var touchedPoint = CGPoint.zero

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The appearance of the open menu; `unknown` if none is open.
  open var menuAppearance: Appearance {
    presentation.map { $0.isCompact ? .compact : .rich } ?? .unknown
  }
  /// Returns the touched point in a view's coordinates; nil means the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return touchedPoint }
    return window.convert(touchedPoint, to: view)
  }
  /// Replaces the visible menu, which may be a submenu, by the result of a closure.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    presentation?.replaceShownMenu(block)
  }
  /// Closes the open menu, if there is one.
  open func dismissMenu() { presentation?.close() }

  /// Called before the interaction is added to a view, or removed from it if the view is nil.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  /// Called after the interaction was added to a view, or removed from it if the view is nil.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a context menu's interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the preview and the menu for a touched point; nil means that none is opened.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that is shown as the preview; nil means the result of
  /// `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`, or the interaction's
  /// view if that is nil too.
  ///
  /// The result is ignored if the configuration has a controller for the preview.
  // Optional: nil
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the view that is shown as the preview, up to iOS 15;
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)` replaces this
  /// method.
  // Optional: nil
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Inert: in UIKit, returns the view to which the preview moves back.
  // Optional: nil
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Inert: in UIKit up to iOS 15, returns the view to which the preview moves back;
  /// `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)` replaces this
  /// method.
  // Optional: nil
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview, before the menu closes.
  // Optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens.
  // Optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes.
  // Optional
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
