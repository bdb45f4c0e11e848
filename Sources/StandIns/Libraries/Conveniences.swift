// Mirrors Then and Reusable, which behave as the libraries do, and IQKeyboardManager, whose
// settings have no effect.
public import Foundation
public import UIKit

/// A type whose values have the methods `with` and `do` and, if it is a class, `then`.
public protocol Then {}
extension Then where Self: AnyObject {
  /// Calls a closure that configures the object, and returns the object.
  @_disfavoredOverload @discardableResult public func then(
    _ block: (Self) throws -> Void
  ) rethrows -> Self {
    try block(self)
    return self
  }
}

extension Then where Self: Any {
  /// Returns a copy of the value after a closure has changed it.
  @_disfavoredOverload public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
  /// Calls a closure with the value.
  @_disfavoredOverload public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension NSObject: Then {}

public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  @_disfavoredOverload public static var reuseIdentifier: String { "\(self)" }
}

@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  @_disfavoredOverload public static var nib: UINib { UINib(nibName: "\(self)", bundle: nil) }
}

extension NibLoadable where Self: UIView {
  /// Returns the nib's first object; a sample view if the nib has none, or one of another class.
  @_disfavoredOverload public static func loadFromNib() -> Self {
    (nib.instantiate(withOwner: nil, options: nil).first as? Self) ?? standIn("view")
  }
}

@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  @_disfavoredOverload public static var nib: UINib { UINib(nibName: "\(self)", bundle: nil) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the top-level views of `nib` as subviews that fill the view.
  @_disfavoredOverload public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}

public typealias NibReusable = Reusable & NibLoadable
extension UITableView {
  @_disfavoredOverload public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  @_disfavoredOverload public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }
  @_disfavoredOverload public final func dequeueReusableCell<Cell: UITableViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    return (cell as? Cell) ?? standIn("cell")
  }
}

extension UICollectionView {
  @_disfavoredOverload public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }
  @_disfavoredOverload public final func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }
  @_disfavoredOverload public final func dequeueReusableCell<Cell: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    return (cell as? Cell) ?? standIn("cell")
  }
}

open class IQKeyboardManager: StandInMembers, @unchecked Sendable {
  nonisolated(unsafe) public static var shared = IQKeyboardManager()
  public var enable = false
  public var enableAutoToolbar = true
  public var shouldResignOnTouchOutside = false
  public var keyboardDistanceFromTextField: CGFloat = 10
}
