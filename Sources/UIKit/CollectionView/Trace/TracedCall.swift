/// A call as an observer hears of it: who is called, under which name, with which arguments.
///
/// The factories are named like the methods they stand for, and are next to each other by receiver.
@MainActor package struct TracedCall {
  /// What part the receiver plays.
  package enum Role: String, Sendable, CaseIterable {
    case collectionView, layout, dataSource, delegate, view
  }

  /// What part the receiver plays.
  package let role: Role
  /// The receiver, or its class while it is being made.
  package let receiver: Any
  /// The name of the method in Swift, such as `shouldInvalidateLayout(forBoundsChange:)`.
  package let name: String
  /// The arguments that matter, by their labels; the collection view and the layout are known.
  package let arguments: KeyValuePairs<String, Any>

  init(
    _ role: Role, _ receiver: Any, _ name: String,
    _ arguments: KeyValuePairs<String, Any> = [:]
  ) {
    (self.role, self.receiver, self.name, self.arguments) = (role, receiver, name, arguments)
  }
}
