// Mirrors SwiftUI's wrappers of UIKit's views and controllers, which are not drawn.

/// A UIKit view inside SwiftUI, which is not drawn.
public protocol UIViewRepresentable: View {
  /// The type of the object that `makeCoordinator` returns, usually a delegate or target of the
  /// view; `Void` if the view needs none.
  associatedtype Coordinator = Void
  /// Makes the coordinator, an object that SwiftUI retains with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// The context of the view, which contains its coordinator.
  public typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Inert: makes no coordinator.
  public func makeCoordinator() {}
}

/// A UIKit controller inside SwiftUI, which is not drawn.
public protocol UIViewControllerRepresentable: View {
  /// The type of the object that `makeCoordinator` returns; the default is `Void`.
  associatedtype Coordinator = Void
  /// Makes the coordinator, an object that SwiftUI retains with the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// The context of the controller, which contains its coordinator.
  public typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Inert: makes no coordinator.
  public func makeCoordinator() {}
}

/// The context of a UIKit view inside SwiftUI.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: StandInMembers {
  /// The object that `makeCoordinator` returns.
  public let coordinator: Representable.Coordinator
}

/// The context of a UIKit controller inside SwiftUI.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
>: StandInMembers {
  /// The object that `makeCoordinator` returns.
  public let coordinator: Representable.Coordinator
}
