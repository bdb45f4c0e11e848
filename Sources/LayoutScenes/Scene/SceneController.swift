import UIKit

/// The settings of the navigation controller around a scene's collection view.
///
/// The bar of the navigation controller is a real UIKit view of the app, whereas the navigation bar
/// of ``SceneChrome`` is only drawn.
public struct SceneController: Sendable, Equatable {
  /// The title in the bar; nil for the scene's title.
  public var title: String?
  /// Whether the title is large until the content is scrolled.
  public var prefersLargeTitles = false
  /// Whether the bar is hidden while the height is compact, as on an iPhone in landscape.
  public var hidesBarsWhenVerticallyCompact = false

  /// Makes settings with UIKit's defaults.
  public init() {}

  /// Returns a new navigation controller with these settings whose root is `content`.
  @MainActor func embed(_ content: UIViewController, titled title: String?) -> UIViewController {
    content.navigationItem.title = self.title ?? title
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    navigation.hidesBarsWhenVerticallyCompact = hidesBarsWhenVerticallyCompact
    return navigation
  }
}
