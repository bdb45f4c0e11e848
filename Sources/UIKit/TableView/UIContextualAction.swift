// Mirrors UIContextualAction (iOS 17). Missing: nothing.
public import Foundation

/// An action that a swipe on a row shows as a button.
///
/// Differs from UIKit: `UITableView.simulateSwipe(onRowAt:from:isFull:)` and
/// `UICollectionView.simulateSwipe(onItemAt:from:isFull:)` take the place of swipes.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The action keeps the row; its colour is grey by default.
    case normal = 0
    /// The action removes the row; its colour is red by default.
    case destructive = 1
  }

  /// A closure that performs an action, and calls its last argument with whether it succeeded.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    standard = style == .destructive ? .systemRed : .systemGray
    _backgroundColor = standard
  }

  /// The style, which determines whether the action removes its row.
  public let style: Style
  /// The closure called when the button is tapped.
  public let handler: Handler
  /// The text of the button.
  open var title: String?
  /// The image of the button.
  open var image: UIImage?

  private let standard: UIColor
  private var _backgroundColor: UIColor
  /// The colour of the button; setting nil restores the style's default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { _backgroundColor }
    set { _backgroundColor = newValue ?? standard }
  }
}
