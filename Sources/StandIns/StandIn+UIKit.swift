public import Foundation
public import UIKit

extension UIColor: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    let name = name.lowercased()
    if name.contains("background") { return UIColor.systemBackground }
    return name.contains("text") || name.contains("label") ? UIColor.label : UIColor.systemTeal
  }
}
extension UIFont: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { UIFont.systemFont(ofSize: 17) }
}
extension UIImage: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }
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

/// Returns a coder without content, for objects that can only be made from documents.
@MainActor public func standInCoder() -> NSCoder { NSCoder() }
