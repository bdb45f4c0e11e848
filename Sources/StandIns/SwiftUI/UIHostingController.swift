public import Foundation
public import UIKit

/// A view of SwiftUI, whose content is not drawn.
///
/// See SwiftUI.
public protocol View {}

// Values of types that are not here are shown as views.
extension Unknown: View {}

/// A view of any kind.
///
/// See SwiftUI.
public struct AnyView: View {
  /// Keeps nothing of a view.
  public init(_ view: Any) {}
}

/// A view without content.
///
/// See SwiftUI.
public struct EmptyView: View {
  /// Makes the view.
  public init() {}
}

/// A controller of a SwiftUI view, which draws a labelled box.
///
/// See SwiftUI.
open class UIHostingController<Content>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Makes a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a view, from a document.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  /// Makes a controller of a sample view, as a subclass that inherits no other initialiser.
  public override init(nibName: String?, bundle: Bundle?) {
    rootView = standIn("rootView")
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Returns nil, as there is no view.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = StandInBox("\(Content.self)") }
  /// Returns the size of the box.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
