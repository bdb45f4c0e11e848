import Foundation

/// A pair of instances of a class, one of which holds the property values for the views that an
/// `AppearanceTarget` describes.
@MainActor
final class AppearanceProxy {
  private let target: AppearanceTarget
  /// The instance on which apps set values.
  let view: UIView
  /// A second instance that is never changed, used to find the values set on the first.
  let untouched: UIView

  /// All proxies: those of the current scope (see `enterScope()`), which are the only ones that can
  /// change, followed by those of the enclosing scopes.
  private static var all: [AppearanceProxy] = []
  /// The number of proxies that belong to enclosing scopes.
  private static var outerCount = 0
  /// The targets whose proxies are being created, the innermost last, with the first instance as
  /// soon as it exists.
  private static var unfinished: [(target: AppearanceTarget, view: UIView?)] = []

  private init(_ target: AppearanceTarget, view: UIView, untouched: UIView) {
    (self.target, self.view, self.untouched) = (target, view, untouched)
  }

  /// Returns the proxy view for a target, and creates it with a closure if necessary.
  ///
  /// If the initialiser of a class uses the proxy of this class while the proxy is being created,
  /// the instance under construction is returned.
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

  /// The proxies of an outer scope, to be restored by `leaveScope(to:)`.
  struct Scope {
    fileprivate let proxies: [AppearanceProxy]
    fileprivate let outerCount: Int
  }

  /// Begins a scope.
  ///
  /// Proxies created in it are discarded when it ends.
  ///
  /// Existing proxies still apply in the scope, but cannot be changed in it. The same class with
  /// the same containers gets a new proxy in the scope, and its values take precedence.
  static func enterScope() -> Scope {
    defer { outerCount = all.count }
    return Scope(proxies: all, outerCount: outerCount)
  }

  /// Ends a scope, and restores the outer one.
  static func leaveScope(to outer: Scope) { (all, outerCount) = (outer.proxies, outer.outerCount) }

  /// Records a view under construction, as its class may use its own proxy in the initialiser.
  static func noteNew(_ view: UIView) {
    guard let last = unfinished.last, last.view == nil,
      last.target.type == ObjectIdentifier(type(of: view))
    else { return }
    unfinished[unfinished.count - 1].view = view
  }

  /// Applies the proxies to a view before it is notified of its new window.
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

  /// Returns the proxies that apply to a view, in order of precedence.
  private static func proxies(for view: UIView) -> [AppearanceProxy] {
    let found = all.compactMap { proxy in
      proxy.target.depth(around: view).map { (depth: $0, proxy: proxy) }
    }
    let ranked = found.enumerated().sorted {
      let (one, other) = ($0.element, $1.element)
      if one.depth != other.depth { return one.depth < other.depth }
      if one.proxy.rank != other.proxy.rank { return one.proxy.rank > other.proxy.rank }
      // Two proxies may have the same target; the proxy of the current scope is first.
      return $0.offset < $1.offset
    }
    return ranked.map(\.element.proxy)
  }

  /// The precedence of the proxy among proxies whose containers have the same depth: more
  /// containers take precedence, then the more derived class.
  private var rank: (Int, Int) {
    (target.containers.count, Self.all.count { $0.target.isOfClass(view) })
  }
}
