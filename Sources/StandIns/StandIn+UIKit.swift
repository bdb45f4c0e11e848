public import Foundation
public import UIKit

extension UIColor: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { SampleColor(named: name).color }
}
extension UIFont: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { UIFont.systemFont(ofSize: 17) }
}
extension UIImage: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { SampleImage(named: name).image }
}
extension UITraitCollection: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { UITraitCollection() }
}
extension Bundle: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Bundle.main }
}
extension NSAttributedString: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    NSAttributedString(string: standIn(name) as String)
  }
}
extension UIView: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    if let own = self as? any StandInValue.Type { return own.makeStandIn() }
    return Self(coder: standInCoder()) ?? UIView()
  }
}
extension UIViewController: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    if let own = self as? any StandInValue.Type { return own.makeStandIn() }
    return Self(coder: standInCoder()) ?? UIViewController()
  }
}

/// Returns a coder without content, for objects whose only initialiser is `init(coder:)`.
@MainActor public func standInCoder() -> NSCoder { .empty() }

/// Adds `view` to `place`, with the size of `place`, and removes `old` from `place`.
///
/// A nil `view` is not added. If both are the same view, nothing changes.
@MainActor public func placeStandIn(
  _ view: UIView?, _ old: UIView?, in place: UIView, isBehind: Bool
) {
  if old?.superview === place, old !== view { old?.removeFromSuperview() }
  guard let view, view !== old else { return }
  view.frame = place.bounds
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  if isBehind { place.insertSubview(view, at: 0) } else { place.addSubview(view) }
}
