/// A piece of English in a file of the repository.
struct Passage {
  enum Kind: String {
    /// A comment that begins with `///`.
    case documentation
    /// A comment that begins with `//`.
    case comment
    /// A string literal of two words or more: an error, help, the output of a command.
    case message
    /// A line of an article, without its code.
    case article
  }

  let kind: Kind
  /// The file's path, from the repository's root.
  let path: String
  /// The line at which it begins, from 1.
  let line: Int
  var text: String
}
