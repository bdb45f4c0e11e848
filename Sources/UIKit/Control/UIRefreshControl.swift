// Mirrors UIRefreshControl (iOS 17). Missing: the picture of it, targets and actions.
public import Foundation

/// Shows that content is being loaded again; nobody pulls here, so it is nowhere to be seen.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Makes a control that is not refreshing.
  public init() { super.init(frame: .zero) }

  /// Makes a control that is not refreshing.
  public override convenience init(frame: CGRect) { self.init() }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Whether content is being loaded: between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Is kept, and does nothing here: what is written under the spinner.
  open var attributedTitle: NSAttributedString?

  /// Says that content is being loaded; nothing moves, as on iOS when code begins it.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that content has been loaded.
  open func endRefreshing() { isRefreshing = false }
}
