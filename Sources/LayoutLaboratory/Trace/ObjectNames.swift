import UIKit

/// The names of objects without their addresses: by class, and views by the order in which they
/// appear.
///
/// Objects that have a number are kept alive, so that no two ever share one.
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
    // A freed object's address, and with it the identifier, would be given to another object.
    kept.append(view)
    return "\(className) #\(number)"
  }
}
