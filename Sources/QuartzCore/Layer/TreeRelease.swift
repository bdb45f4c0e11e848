/// An object in a tree that owns its child objects, such as a view.
@usableFromInline
package protocol TreeOwner: AnyObject {
  /// The type of the objects that a node owns.
  associatedtype Owned: TreeOwner where Owned.Owned == Owned

  /// Removes the children, clears their references to this object, and returns them.
  func giveUpOwned() -> [Owned]
}

/// A namespace for deallocating a tree without recursion.
///
/// By default, the `deinit` of a view deallocates its subviews recursively, which needs stack space
/// for each level; a few thousand levels would overflow a thread's stack.
@usableFromInline
package enum TreeRelease {
  /// Releases objects; those without other references are deallocated, together with the objects
  /// that they own.
  @inlinable
  package static func free<Owner: TreeOwner>(_ owned: [Owner]) where Owner.Owned == Owner {
    var waiting = owned
    while var last = waiting.popLast() {
      // An object with other references is not deallocated, and keeps its children.
      guard isKnownUniquelyReferenced(&last) else { continue }
      waiting += last.giveUpOwned()
    }
  }
}
