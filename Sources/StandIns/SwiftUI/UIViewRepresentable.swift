/// A view of UIKit inside SwiftUI, which is not drawn.
///
/// See SwiftUI.
public protocol UIViewRepresentable: View {
  /// An object beside the view.
  associatedtype Coordinator = Void
  /// Makes the object beside the view.
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
  /// The surroundings of the view.
  public typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Coordinator == Void {
  /// Inert: there is no object beside the view.
  public func makeCoordinator() {}
}

/// A controller of UIKit inside SwiftUI, which is not drawn.
///
/// See SwiftUI.
public protocol UIViewControllerRepresentable: View {
  /// An object beside the controller.
  associatedtype Coordinator = Void
  /// Makes the object beside the controller.
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  /// The surroundings of the controller.
  public typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Inert: there is no object beside the controller.
  public func makeCoordinator() {}
}

/// The surroundings of a view inside SwiftUI.
///
/// See SwiftUI.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: StandInMembers {
  /// The object beside the view.
  public let coordinator: Representable.Coordinator
}

/// The surroundings of a controller inside SwiftUI.
///
/// See SwiftUI.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
>: StandInMembers {
  /// The object beside the controller.
  public let coordinator: Representable.Coordinator
}
