import UIKit

/// The names of objects, without addresses: the class and, for reusable views, a number that is
/// counted for each class in order of first appearance.
///
/// Numbered objects are kept alive so that no two objects ever share a number.
@MainActor struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]
  private var kept: [AnyObject] = []

  /// Returns the name of an object or a class: `MarkerCell #3`, `UICollectionViewFlowLayout`.
  mutating func name(of object: Any) -> String {
    guard let view = object as? UICollectionReusableView else {
      return "\((object as? Any.Type) ?? type(of: object))"
    }
    let className = "\(type(of: view))"
    if let number = numbers[ObjectIdentifier(view)] { return "\(className) #\(number)" }
    let number = (counts[className] ?? 0) + 1
    counts[className] = number
    numbers[ObjectIdentifier(view)] = number
    // If the view were freed, another view could get the same address and number, so the view is
    // kept alive.
    kept.append(view)
    return "\(className) #\(number)"
  }
}
