// Mirrors DeveloperToolsSupport.Preview (iOS 17), which UIKit re-exports. Missing: SwiftUI's and
// widgets' previews, and the macro, which the porting tool replaces by uses of this type.

/// A preview of a view, a controller or a layout, from a `#Preview` block.
///
/// ```
/// #Preview("Basil", traits: .landscapeLeft) { HerbController() }
///          │        │                         └─ a closure that makes the content
///          │        └─ the device's orientation, or the size of the view
///          └─ the name
/// ```
@MainActor @preconcurrency public struct Preview {
  /// The name of the preview; nil if the block specifies none.
  package let name: String?
  /// The traits with which the preview is shown.
  package let traits: [PreviewTrait<ViewTraits>]
  /// The closure that makes the content.
  package let content: @MainActor () -> Content

  package enum Content {
    case view(UIView)
    case controller(UIViewController)
    case layout(UICollectionViewLayout)
  }

  /// A type used only as the generic argument of `PreviewTrait<ViewTraits>`, for traits of previews
  /// of views.
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
