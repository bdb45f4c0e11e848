/// Members that generated classes inherit from extensions of UIKit's classes; a class that declared
/// them again would not compile.
extension MissingNames {
  /// Returns whether a type is a generated subclass of a UIKit class, and a generated extension of
  /// a UIKit class already declares the member.
  func isInherited(_ member: MissingMember, by owner: String) -> Bool {
    guard openOwners.dropFirst().contains(owner) else { return false }
    return members.contains { other, list in
      isOfUIKit(other) && list.contains { $0.isSame(as: member) }
    }
  }

  /// Returns the names of the generated subclasses of UIKit's classes if a type is a class of
  /// UIKit; otherwise an empty array.
  func heirs(of owner: String) -> [String] {
    isOfUIKit(owner) ? Array(openOwners.dropFirst()) : []
  }

  private func isOfUIKit(_ name: String) -> Bool { name.hasPrefix("UI") && types[name] == nil }
}
