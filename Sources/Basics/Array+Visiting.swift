extension Array {
  /// Calls a closure with each element without copying the elements.
  ///
  /// A loop copies each element. For a structure with ten references, that is twenty atomic
  /// operations, which can cost more than the work in the loop.
  @inlinable
  package func visit(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices { body(elements[index]) }
    }
  }
}
