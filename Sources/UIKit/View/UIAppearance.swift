// Mirrors UIAppearance (iOS 17). Missing: proxies, by which all instances of a class are styled.
public import Foundation

/// What can be styled: views and the items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
