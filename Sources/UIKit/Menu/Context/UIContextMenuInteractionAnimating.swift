// Mirrors UIContextMenuInteractionAnimating (iOS 17). Missing: nothing.
// Mirrors UIContextMenuInteractionCommitAnimating (iOS 17). Missing: nothing.
public import Foundation

/// An object that runs closures alongside the opening or the closing of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil if the preview is a view.
  var previewViewController: UIViewController? { get }
  /// Adds a closure that runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a tapped preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview moves back to its original position.
  case dismiss = 0
  /// The preview grows into the new content.
  case pop = 1
}

/// An object that runs closures alongside the disappearance of a tapped preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Inert: the way in which the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animator of a context menu, which runs all closures immediately, without animation.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes a change, then runs the animation closures, then the completion closures.
  func run(_ change: () -> Void) {
    change()
    for each in animations { each() }
    for each in completions { each() }
  }
}
