import Foundation

extension UIControl {
  /// The targets; `NSNull` stands for the responders.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.targets.filter(\.target.isAlive).map { entry in
        (entry.target.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }

  /// The events for which something is called.
  public var allControlEvents: Event { actions.events }

  /// The names of the methods that are called on a target for an event; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = actions.targets.filter { entry in
      entry.target.isAlive && entry.target.target === target as AnyObject?
        && !entry.events.isDisjoint(with: event)
    }.map { "\($0.target.action)" }
    return names.isEmpty ? nil : names
  }

  /// Calls what was added for events, as if they had happened, in the order in which it was added.
  public func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  func sendActions(for events: Event, with event: UIEvent?) {
    for action in actions.matching(events) {
      switch action {
      case .target(let entry) where entry.isAlive:
        sendAction(entry.action, to: entry.target, for: event)
      case .target: break
      case .action(let action): sendAction(action)
      }
    }
  }
}
