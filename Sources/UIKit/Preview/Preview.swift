// Mirrors DeveloperToolsSupport.Preview (iOS 17), which UIKit brings. Missing: SwiftUI's and
// widgets' previews, and the macro; ported source calls what the macro does.

/// A preview of a view, a controller or a layout, from a `#Preview` block.
///
/// ```
/// #Preview("Basil", traits: .landscapeLeft) { HerbController() }
///          │        │                         └─ makes what is shown, anew each time
///          │        └─ how the device is held, or how large a view is
///          └─ the name
/// ```
@MainActor @preconcurrency public struct Preview {
  /// The name of the preview; nil if the block gives none.
  package let name: String?
  /// The traits with which the preview is shown.
  package let traits: [PreviewTrait<ViewTraits>]
  /// The closure that makes the content.
  package let content: @MainActor () -> Content

  /// The content of a preview.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
    case layout(UICollectionViewLayout)
  }

  /// The traits of views.
  public struct ViewTraits: Sendable {}

  /// Previews a view.
  ///
  /// - Parameters:
  ///   - name: the name, from which the name of its picture is made.
  ///   - traits: the traits with which it is shown.
  ///   - body: makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    (self.name, self.traits, content) = (name, traits, { .view(body()) })
  }

  /// Previews a view controller.
  ///
  /// - Parameters:
  ///   - name: the name, from which the name of its picture is made.
  ///   - traits: the traits with which it is shown.
  ///   - body: makes the controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.traits, content) = (name, traits, { .controller(body()) })
  }

  /// Previews a collection view layout with twenty numbered items.
  ///
  /// Differs from UIKit, which previews only views and view controllers.
  ///
  /// - Parameters:
  ///   - name: the name, from which the name of its picture is made.
  ///   - traits: the traits with which it is shown.
  ///   - body: makes the layout.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    (self.name, self.traits, content) = (name, traits, { .layout(body()) })
  }
}
