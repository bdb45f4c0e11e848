/// An object that has a member for every name, in addition to those that its type declares.
@dynamicMemberLookup public protocol StandInMembers {}

extension StandInMembers {
  /// An `Unknown` for every member that is not declared; setting it has no effect.
  public subscript(dynamicMember name: String) -> Unknown {
    get { Unknown() }
    nonmutating set {}
  }
  /// A sample value, of the type that the context requires, for every member that is not declared.
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn(name) }
    nonmutating set {}
  }
}
