// Mirrors UIRefreshControl (iOS 17). Missing: the picture of it.
public import Foundation

/// The control that shows that content is being reloaded.
///
/// Differs from UIKit: it is never shown, as no finger pulls it down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control that is not refreshing.
  public init() { super.init(frame: .zero) }

  /// Makes a control that is not refreshing.
  public override convenience init(frame: CGRect) { self.init() }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Whether content is being loaded: between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Inert: the text under the spinner.
  open var attributedTitle: NSAttributedString?

  /// Sets `isRefreshing`; the content does not scroll, as on iOS when code begins a refresh.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears `isRefreshing`.
  open func endRefreshing() { isRefreshing = false }
}
