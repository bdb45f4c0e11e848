/// The rules of a text in addition to RFC 8259's.
package struct JSONDialect: Sendable {
  /// The name of such a text in error messages.
  let name: String
  /// Whether comments may be where blanks may: `// to the end of the line`, `/* … */`.
  let hasComments: Bool
  /// Whether a key that an object has twice is a mistake; else the first one counts.
  let refusesRepeatedKeys: Bool

  /// A file that a person writes.
  package static let file = JSONDialect(name: "file", hasComments: true, refusesRepeatedKeys: true)
  /// A message that a program sends.
  package static let message = JSONDialect(
    name: "message", hasComments: false, refusesRepeatedKeys: false)
}
