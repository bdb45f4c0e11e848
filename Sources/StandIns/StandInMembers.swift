/// An object of a module that is not here, which has every member in addition to its own.
@dynamicMemberLookup public protocol StandInMembers {}

extension StandInMembers {
  /// Returns a value for every member that is not declared.
  public subscript(dynamicMember name: String) -> Unknown {
    get { Unknown() }
    nonmutating set {}
  }
  /// Returns a value of the type that the context requires, for every member that is not declared.
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn(name) }
    nonmutating set {}
  }
}
