// Mirrors UIContextualAction (iOS 17). Missing: nothing.
public import Foundation

/// An action that a swipe on a row shows as a button.
///
/// Differs from UIKit: no finger swipes, so it is not drawn; its handler can be called.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The row stays; grey by default.
    case normal = 0
    /// The row is removed; red by default.
    case destructive = 1
  }

  /// Performs an action, and calls its argument with whether that succeeded.
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

  /// Whether the action removes its row.
  public let style: Style
  /// The handler that a tap on the button calls.
  public let handler: Handler
  /// The text of the button.
  open var title: String?
  /// The image of the button.
  open var image: UIImage?

  private let standard: UIColor
  private var _backgroundColor: UIColor
  /// The colour of the button; nil stands for the style's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { _backgroundColor }
    set { _backgroundColor = newValue ?? standard }
  }
}
