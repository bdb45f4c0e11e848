/// A call as it is reported to an observer: the receiver, the method's name and the arguments.
///
/// The factory methods are named after the methods that they trace, and are grouped by receiver.
@MainActor package struct TracedCall {
  /// The roles of a receiver: collection view, layout, delegate and so on.
  package enum Role: String, Sendable, CaseIterable {
    case collectionView, layout, dataSource, delegate, view
  }

  /// The role of the receiver.
  package let role: Role
  /// The receiver, or its class if the call is an initialiser.
  package let receiver: Any
  /// The name of the method in Swift, such as `shouldInvalidateLayout(forBoundsChange:)`.
  package let name: String
  /// The relevant arguments, by label; the collection view and the layout are omitted.
  package let arguments: KeyValuePairs<String, Any>

  init(
    _ role: Role, _ receiver: Any, _ name: String,
    _ arguments: KeyValuePairs<String, Any> = [:]
  ) {
    (self.role, self.receiver, self.name, self.arguments) = (role, receiver, name, arguments)
  }
}
