/// The rules in which JSON texts of one kind differ from RFC 8259.
package struct JSONDialect: Sendable {
  /// The name of a text of this kind in error messages: “file” or “message”.
  let name: String
  /// Whether comments (`/* … */`, or `//` to the end of a line) are allowed wherever white space
  /// is.
  let hasComments: Bool
  /// Whether a repeated key in an object is an error; otherwise the first one is used.
  let refusesRepeatedKeys: Bool

  /// The dialect of files that users write.
  package static let file = JSONDialect(name: "file", hasComments: true, refusesRepeatedKeys: true)
  /// The dialect of messages that programs send.
  package static let message = JSONDialect(
    name: "message", hasComments: false, refusesRepeatedKeys: false)
}
