/// A target and the selector of the method that is called on it.
///
/// The target is held weakly, as on iOS. If the target is nil, the method of the first object in
/// the responder chain that implements it is called.
struct TargetAction {
  private let holder: Holder
  let action: Selector

  /// The object or class whose method is called, or the responder chain.
  private enum Holder {
    case responders
    case object(Weak)
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  init(_ target: Any?, _ action: Selector) {
    holder = target.map { .object(Weak($0 as AnyObject)) } ?? .responders
    self.action = action
  }

  /// The target; nil for the responder chain, or after the target was deallocated.
  var target: AnyObject? {
    if case .object(let weak) = holder { weak.object } else { nil }
  }

  /// Whether the target still exists; always true for the responder chain.
  var isAlive: Bool {
    if case .object(let weak) = holder { weak.object != nil } else { true }
  }

  /// Returns whether a target and an action are those of this object; nil matches any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?)
      && (action == nil || self.action == action)
  }
}
