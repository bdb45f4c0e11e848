extension Array {
  /// Calls a closure with each element where it is.
  ///
  /// A loop copies each element: of a structure with ten references that is twenty atomic
  /// operations, which can be more than what is done with it.
  @inlinable
  package func visit(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices { body(elements[index]) }
    }
  }
}
