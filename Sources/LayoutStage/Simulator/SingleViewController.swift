package import UIKit

/// A controller that shows one view without the rest of its app.
///
/// The superview whose constraints determine the view's frame in the app is missing.
@MainActor package protocol SingleViewController: UIViewController {
  /// The view, which fills the controller's own view.
  var content: UIView { get }
}
