/// The arguments of the tool: `[FILE] [--json] [--output FILE]`.
struct TruthArguments {
  /// The file of answers that is compared; nil to print Quarterturn's own.
  private(set) var path: String?
  /// The file for the JSON; nil to print.
  private(set) var output: String?
  /// Whether JSON is printed in place of text.
  private(set) var printsJSON = false

  /// Reads the arguments.
  init(_ words: some Collection<String>) throws(TruthUsageError) {
    var words = Array(words)
    while !words.isEmpty {
      let word = words.removeFirst()
      switch word {
      case "--json": printsJSON = true
      case "--output":
        guard let file = words.first, !file.isEmpty else { throw .unusable(word) }
        output = words.removeFirst()
      default:
        guard path == nil, !word.hasPrefix("-") else { throw .unusable(word) }
        path = word
      }
    }
  }
}

/// An argument that the tool does not take.
enum TruthUsageError: Error, CustomStringConvertible {
  case unusable(String)

  var description: String {
    switch self {
    case .unusable(let word): "\"\(word)\": usage is truth [FILE] [--json] [--output FILE]"
    }
  }
}
