// Mirrors UIAlertController (iOS 17). Missing: popovers on iPads, `severity`.
import Foundation

/// A controller that asks the user a question, in the middle of the screen or at its bottom.
///
///     ┌─────────────────┐      ┌───────────────────────┐
///     │     Title       │      │   Title, message      │
///     │    Message      │      ├───────────────────────┤
///     ├────────┬────────┤      │        Action         │
///     │ Cancel │ Action │      └───────────────────────┘
///     └────────┴────────┘      │        Cancel         │
///           alert                     action sheet
///
/// Differs from UIKit: the panels are opaque, because the background is not blurred. The buttons
/// respond only to `choose(_:)`, `UIWindow.simulateTap(at:)` and their `sendActions(for:)`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// Makes an alert controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// The style of the alert: in the middle or at the bottom of the screen.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String? { didSet { renew() } }
  /// The text at the top of the alert.
  open override var title: String? { didSet { renew() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action with a bold title, which must be one of `actions`; nil means the cancel action.
  open var preferredAction: UIAlertAction? { didSet { renew() } }

  /// Adds an action, for which the alert shows a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    renew()
  }

  /// The text fields below the message, in the order in which they were added; nil if there are
  /// none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field below the message, which the closure can configure.
  ///
  /// Only an alert can have text fields; calling this for an action sheet stops the program.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIKitLog.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    renew()
  }

  /// Simulates a tap on an action's button: unless the action is disabled, the alert is dismissed,
  /// and the action's closure is called.
  public func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  private var panels: [AlertPanel] = []

  /// Creates a view that darkens the content behind it.
  open override func loadView() {
    let view = UIView(flexible: UIScreen.main.bounds)
    view.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    self.view = view
    renew()
  }

  /// Creates the panels again for the alert's current content.
  private func renew() {
    guard let view = viewIfLoaded else { return }
    panels.forEach { $0.removeFromSuperview() }
    panels = AlertPanel.panels(of: self)
    panels.forEach(view.addSubview)
    view.setNeedsLayout()
  }

  /// Places the panels at the middle or the bottom of the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    if preferredStyle == .alert, let panel = panels.first {
      let size = panel.sizeThatFits(CGSize(width: 270, height: safe.height))
      let origin = CGPoint(x: view.bounds.midX - 135, y: safe.midY - size.height / 2)
      return panel.frame = CGRect(origin: origin, size: size)
    }
    // A sheet is as wide as the screen in portrait, minus its margins.
    let width = min(view.bounds.width, view.bounds.height) - 16
    var bottom = min(view.bounds.maxY - 8, safe.maxY)
    for panel in panels.reversed() {
      let height = panel.sizeThatFits(CGSize(width: width, height: safe.height)).height
      panel.frame = CGRect(
        x: view.bounds.midX - width / 2, y: bottom - height, width: width, height: height)
      bottom -= height + 8
    }
  }
}
