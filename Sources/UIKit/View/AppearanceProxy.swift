import Foundation

/// An instance of a class that stands for all of them: what has been set on it, they get.
@MainActor
final class AppearanceProxy {
  private let type: ObjectIdentifier
  /// Whether a view is of the class.
  private let isOfClass: (UIView) -> Bool
  private let containers: [any UIAppearanceContainer.Type]
  private let view: UIView
  /// An instance on which nothing has been set, to tell what has been.
  private let untouched: UIView

  private static var all: [AppearanceProxy] = []

  /// Makes the proxy of a class, whose instances a closure makes and another one knows.
  private init(
    _ type: ObjectIdentifier, in containers: [any UIAppearanceContainer.Type],
    make: () -> UIView, isOfClass: @escaping (UIView) -> Bool
  ) {
    self.type = type
    self.containers = containers
    self.isOfClass = isOfClass
    view = make()
    untouched = make()
  }

  /// Returns the view that stands for a class in some containers.
  static func view(
    for type: ObjectIdentifier, in containers: [any UIAppearanceContainer.Type],
    make: () -> UIView, isOfClass: @escaping (UIView) -> Bool
  ) -> UIView {
    let known = all.first {
      $0.type == type && $0.containers.elementsEqual(containers, by: { $0 == $1 })
    }
    if let known { return known.view }
    let proxy = AppearanceProxy(type, in: containers, make: make, isOfClass: isOfClass)
    all.append(proxy)
    return proxy.view
  }

  /// Styles a view that is about to be told of its window.
  static func style(_ view: UIView) {
    guard !all.isEmpty else { return }
    // The most special first: what it sets, a more general one finds set.
    for proxy in all.filter({ $0.means(view) }).sorted(by: { $0.rank > $1.rank }) {
      for property in StyledProperty.all { property.style(view, proxy.view, proxy.untouched) }
    }
  }

  /// How special the proxy is: by its containers first, then by its class.
  private var rank: (Int, Int) {
    (containers.count, Self.all.count { $0.isOfClass(view) })
  }

  /// Whether a view is of the class and in the containers.
  private func means(_ view: UIView) -> Bool {
    guard isOfClass(view) else { return false }
    var missing = containers[...]
    var responder = view.next
    while let next = responder, let wanted = missing.first {
      if Self.isInstance(next, in: wanted) { missing = missing.dropFirst() }
      responder = next.next
    }
    return missing.isEmpty
  }

  private static func isInstance<C: UIAppearanceContainer>(
    _ responder: UIResponder, in container: C.Type
  ) -> Bool {
    responder is C
  }
}
