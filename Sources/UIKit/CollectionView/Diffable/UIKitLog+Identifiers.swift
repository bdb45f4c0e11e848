extension UIKitLog {
  /// Stops the program for an item that is not in a state.
  static func raiseMissing(_ item: some Hashable) -> Never {
    raise("Invalid parameter not satisfying: item identifier \(item) not found")
  }

  /// Stops the program for an item that would be in a state twice.
  static func raiseDuplicate(_ item: some Hashable) -> Never {
    raise(
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          \(item)
      )}
      """)
  }
}
