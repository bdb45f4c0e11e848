extension Array {
  /// Calls a closure with each element without copying the elements.
  ///
  /// A `for` loop copies each element. For a structure with ten references, the copy retains and
  /// releases each of them, and these twenty atomic operations can cost more than the loop's body.
  @inlinable
  package func visit(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices { body(elements[index]) }
    }
  }
}
