/// The offsets in a text at which a value and its parts begin, stored separately from the value.
///
/// Only errors with a line and a column need them, so they are not part of `JSONValue`.
package struct JSONOffsets: Equatable, Sendable {
  /// The offset of the value's first byte.
  package var value: Int
  /// The offsets of the opening quotation marks of an object's keys.
  package var keys: [Int] = []
  /// The offsets of an array's elements, or of the values of an object's members.
  package var parts: [JSONOffsets] = []
}
