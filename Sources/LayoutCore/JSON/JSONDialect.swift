/// The rules for a text that differ from or extend RFC 8259.
package struct JSONDialect: Sendable {
  /// The name of such a text in error messages.
  let name: String
  /// Whether comments are allowed wherever blanks are: `// to the end of the line`, `/* … */`.
  let hasComments: Bool
  /// Whether a repeated key in an object is an error; otherwise the first one is used.
  let refusesRepeatedKeys: Bool

  /// The dialect of files that users write.
  package static let file = JSONDialect(name: "file", hasComments: true, refusesRepeatedKeys: true)
  /// The dialect of messages that programs send.
  package static let message = JSONDialect(
    name: "message", hasComments: false, refusesRepeatedKeys: false)
}
