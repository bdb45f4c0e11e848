import Foundation

/// An instance of a class whose set properties all instances get.
@MainActor
final class AppearanceProxy {
  private let target: AppearanceTarget
  /// The instance on which values are set.
  let view: UIView
  /// An instance on which nothing has been set, to find what has been.
  let untouched: UIView

  /// The proxies of the scope in force, the only ones that change, before those of the scopes
  /// around it.
  private static var all: [AppearanceProxy] = []
  /// The number of those that are of the scopes around.
  private static var outerCount = 0
  /// The targets of proxies that are being made, the innermost last, with the first instance once
  /// it is there.
  private static var unfinished: [(target: AppearanceTarget, view: UIView?)] = []

  private init(_ target: AppearanceTarget, view: UIView, untouched: UIView) {
    (self.target, self.view, self.untouched) = (target, view, untouched)
  }

  /// Returns the proxy view of a target, whose instances a closure makes.
  ///
  /// A class that requests its proxy while that is made gets the instance that is being made.
  static func view(for target: AppearanceTarget, make: () -> UIView) -> UIView {
    let own = all.dropLast(outerCount)
    if let known = own.first(where: { $0.target.hasSameTraits(as: target) }) { return known.view }
    if let started = unfinished.first(where: { $0.target.hasSameTraits(as: target) }) {
      guard let view = started.view else {
        UIKitLog.raise("A class calls its own appearance() before it has called super.init")
      }
      return view
    }
    unfinished.append((target: target, view: nil))
    let proxy = AppearanceProxy(target, view: make(), untouched: make())
    unfinished.removeLast()
    all.insert(proxy, at: all.count - outerCount)
    return proxy.view
  }

  /// The proxies that are there, to which `leaveScope(to:)` returns.
  struct Scope {
    fileprivate let proxies: [AppearanceProxy]
    fileprivate let outerCount: Int
  }

  /// Begins a scope, whose proxies are gone after it.
  ///
  /// The proxies from before hold inside too, and are not changed: the same class in the same
  /// containers has another one there, whose values go before.
  static func enterScope() -> Scope {
    defer { outerCount = all.count }
    return Scope(proxies: all, outerCount: outerCount)
  }

  /// Ends a scope.
  static func leaveScope(to outer: Scope) { (all, outerCount) = (outer.proxies, outer.outerCount) }

  /// Records a view that is being made, as its class may request its own proxy.
  static func noteNew(_ view: UIView) {
    guard let last = unfinished.last, last.view == nil,
      last.target.type == ObjectIdentifier(type(of: view))
    else { return }
    unfinished[unfinished.count - 1].view = view
  }

  /// Styles a view that is about to be notified of its window.
  static func style(_ view: UIView) {
    guard !all.isEmpty else { return }
    let meant = Self.proxies(for: view)
    guard !meant.isEmpty else { return }
    for (index, property) in type(of: view).styledProperties.enumerated() {
      let known = view.state.styles?[index]
      guard let given = property.style(view, meant, known) else { continue }
      view.state.styles = view.state.styles ?? [:]
      view.state.styles?[index] = given
    }
  }

  /// Returns the proxies of a view, by precedence.
  private static func proxies(for view: UIView) -> [AppearanceProxy] {
    let found = all.compactMap { proxy in
      proxy.target.depth(around: view).map { (depth: $0, proxy: proxy) }
    }
    let ranked = found.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.depth != other.depth { return one.depth < other.depth }
      if one.proxy.rank != other.proxy.rank { return one.proxy.rank > other.proxy.rank }
      // Two proxies of one target: that of the scope in force is the first.
      return $0.offset < $1.offset
    }
    return ranked.map(\.element.proxy)
  }

  /// The rank of the proxy among those of one depth: by its containers, then by its class.
  private var rank: (Int, Int) {
    (target.containers.count, Self.all.count { $0.target.isOfClass(view) })
  }
}
