import Foundation

extension UIControl {
  var knownTargets: Set<AnyHashable> {
    Set(
      actions.targets.filter(\.target.isAlive).map { entry in
        (entry.target.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }

  func names(ofTarget target: Any?, _ event: Event) -> [String]? {
    let names = actions.targets.filter { entry in
      entry.target.isAlive && entry.target.target === target as AnyObject?
        && !entry.events.isDisjoint(with: event)
    }.map { "\($0.target.action)" }
    return names.isEmpty ? nil : names
  }

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
