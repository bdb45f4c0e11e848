/// A call as an observer receives it: the receiver, the method's name, the arguments.
///
/// The factories are named like the methods that they trace, and are next to each other by
/// receiver.
@MainActor package struct TracedCall {
  /// The role of the receiver.
  package enum Role: String, Sendable, CaseIterable {
    case collectionView, layout, dataSource, delegate, view
  }

  /// The role of the receiver.
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
