// Mirrors SwiftUI's hosting controller, whose view is drawn as a box.
public import Foundation
public import UIKit

/// A SwiftUI view, which is not drawn.
public protocol View {}

extension Unknown: View {}

/// A view whose own type is hidden.
public struct AnyView: View {
  /// Makes an empty view; the wrapped view is not stored.
  public init(_ view: Any) {}
}

/// A view without content.
public struct EmptyView: View {
  /// Makes the view.
  public init() {}
}

/// A controller of a SwiftUI view, drawn as a box with the name of the view's type.
open class UIHostingController<Content>: UIViewController {
  /// The SwiftUI view, which is stored and not drawn.
  public var rootView: Content

  /// Makes a controller with a SwiftUI view, which is drawn as a box.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with a SwiftUI view, for a controller in an Interface Builder document.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  /// Makes a controller with a sample view, for subclasses whose initialisers have no view as an
  /// argument.
  public override init(nibName: String?, bundle: Bundle?) {
    rootView = standIn("rootView")
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Returns nil, because nibs and storyboards contain no SwiftUI view.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = StandInBox("\(Content.self)") }
  /// Returns the size of the box.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
