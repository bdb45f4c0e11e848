/// An object of a tree that owns other such objects.
@usableFromInline
package protocol TreeOwner: AnyObject {
  /// The type of the objects that a node owns.
  associatedtype Owned: TreeOwner where Owned.Owned == Owned

  /// Gives up ownership of the owned objects, clears their references to this object, and returns
  /// them.
  func giveUpOwned() -> [Owned]
}

/// A namespace for deallocating a tree without recursion.
///
/// By default, the `deinit` of a view deallocates its subviews recursively, which needs stack space
/// for each level; a few thousand levels would overflow a thread's stack.
@usableFromInline
package enum TreeRelease {
  /// Releases objects; those without other references are deallocated, with the objects that they
  /// own.
  @inlinable
  package static func free<Owner: TreeOwner>(_ owned: [Owner]) where Owner.Owned == Owner {
    var waiting = owned
    while var last = waiting.popLast() {
      // An object with other references survives, and keeps the objects that it owns.
      guard isKnownUniquelyReferenced(&last) else { continue }
      waiting += last.giveUpOwned()
    }
  }
}
