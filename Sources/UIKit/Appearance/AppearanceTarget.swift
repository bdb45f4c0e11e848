import Foundation

/// The views that a proxy stands for: those of a class in some containers.
@MainActor
struct AppearanceTarget {
  let type: ObjectIdentifier
  /// The containers around the views, the innermost first.
  let containers: [any UIAppearanceContainer.Type]
  /// Whether a view is of the class.
  let isOfClass: (UIView) -> Bool

  /// Whether class and containers are the same.
  func hasSameTraits(as other: AppearanceTarget) -> Bool {
    type == other.type && containers.elementsEqual(other.containers, by: { $0 == $1 })
  }

  /// Returns the depth of the outermost container around a view, counted from the outermost
  /// responder; nil for a view that the proxy does not stand for.
  ///
  /// Without containers it is larger than every depth.
  func depth(around view: UIView) -> Int? {
    guard isOfClass(view) else { return nil }
    guard !containers.isEmpty else { return Int.max }
    var chain: [UIResponder] = []
    var responder = view.next
    while let next = responder {
      chain.append(next)
      responder = next.next
    }
    // From the outside, so that of several instances the outermost counts.
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
