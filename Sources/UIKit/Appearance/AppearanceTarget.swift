import Foundation

/// The views that a proxy applies to: those of a class inside certain containers.
@MainActor
struct AppearanceTarget {
  let type: ObjectIdentifier
  /// The classes of the containers, the innermost first.
  let containers: [any UIAppearanceContainer.Type]
  /// Returns whether a view is an instance of the class.
  let isOfClass: (UIView) -> Bool

  /// Returns whether two targets have the same class and the same containers.
  func hasSameTraits(as other: AppearanceTarget) -> Bool {
    type == other.type && containers.elementsEqual(other.containers, by: { $0 == $1 })
  }

  /// Returns the depth of the outermost matching container around a view, counted from the
  /// outermost responder; nil if the proxy does not apply to the view.
  ///
  /// Without containers the depth is `Int.max`.
  func depth(around view: UIView) -> Int? {
    guard isOfClass(view) else { return nil }
    guard !containers.isEmpty else { return Int.max }
    var chain: [UIResponder] = []
    var responder = view.next
    while let next = responder {
      chain.append(next)
      responder = next.next
    }
    // The search begins at the outermost responder, so that the outermost of several instances is
    // used.
    var missing = Array(containers.reversed())
    var outermost: Int?
    for (depth, responder) in chain.reversed().enumerated() {
      guard let wanted = missing.first else { break }
      guard Self.isInstance(responder, of: wanted) else { continue }
      missing.removeFirst()
      outermost = outermost ?? depth
    }
    return missing.isEmpty ? outermost : nil
  }

  private static func isInstance<C: UIAppearanceContainer>(
    _ responder: UIResponder, of container: C.Type
  ) -> Bool {
    responder is C
  }
}
