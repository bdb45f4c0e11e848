// Mirrors UIContextualAction (iOS 17). Missing: nothing.
public import Foundation

/// An action that is revealed as a button by a swipe on a row.
///
/// Differs from UIKit: `UITableView.simulateSwipe(onRowAt:from:isFull:)` and
/// `UICollectionView.simulateSwipe(onItemAt:from:isFull:)` simulate swipes.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action, which determines the default colour of its button.
  public enum Style: Int, Sendable {
    /// The style of actions that keep the row; the button is grey by default.
    case normal = 0
    /// The style of actions that remove the row; the button is red by default.
    case destructive = 1
  }

  /// A closure that performs an action, and reports through its last argument whether the action
  /// succeeded.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Makes an action with a style, a title and the closure that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    standard = style == .destructive ? .systemRed : .systemGray
    _backgroundColor = standard
  }

  /// The style, which determines the default colour of the button.
  public let style: Style
  /// The closure called when the button is tapped, or when a full swipe performs the action.
  public let handler: Handler
  /// The title of the button; nil means none.
  open var title: String?
  /// The image of the button; nil means none.
  open var image: UIImage?

  private let standard: UIColor
  private var _backgroundColor: UIColor
  /// The background colour of the button; setting nil restores the style's default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { _backgroundColor }
    set { _backgroundColor = newValue ?? standard }
  }
}
