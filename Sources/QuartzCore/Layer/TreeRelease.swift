/// An object that owns objects of its own kind.
@usableFromInline
package protocol TreeOwner: AnyObject {
  /// The type of the objects that a node owns.
  associatedtype Owned: TreeOwner where Owned.Owned == Owned

  /// Returns the owned objects, which forget their owner, and owns none any more.
  func giveUpOwned() -> [Owned]
}

/// The end of a tree, without recursion.
///
/// By itself the end of a view ends its subviews inside of it, which takes the stack for each
/// level: some thousand levels are more than a thread has.
@usableFromInline
package enum TreeRelease {
  /// Frees those of the objects that have no other owner, and the objects that they own.
  @inlinable
  package static func free<Owner: TreeOwner>(_ owned: [Owner]) where Owner.Owned == Owner {
    var waiting = owned
    while var last = waiting.popLast() {
      // What somebody else holds keeps all that is in it.
      guard isKnownUniquelyReferenced(&last) else { continue }
      waiting += last.giveUpOwned()
    }
  }
}
