/// The places in a text where a value and its parts begin, beside the value itself.
///
/// Only errors with a line and a column need them, so they are no part of `JSONValue`.
package struct JSONOffsets: Equatable, Sendable {
  /// The index of the value's first byte.
  package var value: Int
  /// The indices of the quotation marks before an object's keys.
  package var keys: [Int] = []
  /// The places of an array's elements, or of the values of an object's members.
  package var parts: [JSONOffsets] = []
}
