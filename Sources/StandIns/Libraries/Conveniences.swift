public import Foundation
public import UIKit

/// An object that is set up where it is made.
public protocol Then {}
extension Then where Self: AnyObject {
  /// Sets an object up, and returns it.
  @_disfavoredOverload @discardableResult public func then(
    _ block: (Self) throws -> Void
  ) rethrows -> Self {
    try block(self)
    return self
  }
}
extension Then where Self: Any {
  /// Returns a copy that was changed.
  @_disfavoredOverload public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
  /// Calls a closure with the object.
  @_disfavoredOverload public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}
extension NSObject: Then {}

/// See Reusable.
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}
extension Reusable {
  /// See Reusable.
  @_disfavoredOverload public static var reuseIdentifier: String { "\(self)" }
}
/// See Reusable.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}
extension NibLoadable {
  /// See Reusable.
  @_disfavoredOverload public static var nib: UINib { UINib(nibName: "\(self)", bundle: nil) }
}
extension NibLoadable where Self: UIView {
  /// Returns the first view of the class's document.
  @_disfavoredOverload public static func loadFromNib() -> Self {
    (nib.instantiate(withOwner: nil, options: nil).first as? Self) ?? standIn("view")
  }
}
/// See Reusable.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}
extension NibOwnerLoadable {
  /// See Reusable.
  @_disfavoredOverload public static var nib: UINib { UINib(nibName: "\(self)", bundle: nil) }
}
extension NibOwnerLoadable where Self: UIView {
  /// Adds the views of the class's document.
  @_disfavoredOverload public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}
/// See Reusable.
public typealias NibReusable = Reusable & NibLoadable
extension UITableView {
  /// See Reusable.
  @_disfavoredOverload public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  /// See Reusable.
  @_disfavoredOverload public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  /// See Reusable.
  @_disfavoredOverload public final func dequeueReusableCell<Cell: UITableViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    return (cell as? Cell) ?? standIn("cell")
  }
}
extension UICollectionView {
  /// See Reusable.
  @_disfavoredOverload public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }
  /// See Reusable.
  @_disfavoredOverload public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }
  /// See Reusable.
  @_disfavoredOverload public final func dequeueReusableCell<Cell: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    return (cell as? Cell) ?? standIn("cell")
  }
}

/// See IQKeyboardManager.
open class IQKeyboardManager: StandInMembers, @unchecked Sendable {
  /// See IQKeyboardManager.
  nonisolated(unsafe) public static var shared = IQKeyboardManager()
  /// See IQKeyboardManager.
  public var enable = false
  /// See IQKeyboardManager.
  public var enableAutoToolbar = true
  /// See IQKeyboardManager.
  public var shouldResignOnTouchOutside = false
  /// See IQKeyboardManager.
  public var keyboardDistanceFromTextField: CGFloat = 10
}
