// Mirrors UIRefreshControl (iOS 17). Missing: drawing the spinner.
public import Foundation

/// A control that shows that content is being reloaded.
///
/// Differs from UIKit: it is never visible, because no finger can pull it down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control that is not refreshing.
  public init() { super.init(frame: .zero) }

  /// Makes a control that is not refreshing; the frame is ignored.
  public override convenience init(frame: CGRect) { self.init() }

  /// Makes a control from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the content is being reloaded, that is, after `beginRefreshing()` and before
  /// `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Inert: the text below the spinner.
  open var attributedTitle: NSAttributedString?

  /// Sets `isRefreshing` to true.
  ///
  /// As on iOS, this does not scroll the content.
  open func beginRefreshing() { isRefreshing = true }
  /// Sets `isRefreshing` to false.
  open func endRefreshing() { isRefreshing = false }
}
