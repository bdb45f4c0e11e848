import UIKit

/// The navigation controller around a scene's collection view.
///
/// Its bar is a view of the app, by UIKit's rules; that of ``SceneChrome`` is only drawn.
public struct SceneController: Sendable, Equatable {
  /// The title in the bar; nil for the scene's own.
  public var title: String?
  /// Whether the title is large until the content is scrolled.
  public var prefersLargeTitles = false
  /// Whether the bar hides while the height is compact, as on a phone in landscape.
  public var hidesBarsWhenVerticallyCompact = false

  /// Describes a controller with UIKit's defaults.
  public init() {}

  /// Puts a controller into the navigation controller.
  @MainActor func embed(_ content: UIViewController, titled title: String?) -> UIViewController {
    content.navigationItem.title = self.title ?? title
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    navigation.hidesBarsWhenVerticallyCompact = hidesBarsWhenVerticallyCompact
    return navigation
  }
}
