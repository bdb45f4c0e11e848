/// A place at which the program of a `Closure` ended when it ran, such as where it unwraps nil.
struct ClosureEnding: Decodable {
  /// The name of the previewed file or the generated file.
  var file: String
  var line: Int
  /// The message of Swift's runtime.
  var text: String

  /// Returns the place as that of an error; nil if `sources` contains no such file.
  func message(in sources: [SourceFile]) -> ClosureMessage? {
    let found =
      sources.first { $0.path == ClosureRun.ring + file }
      ?? sources.first { $0.path.hasSuffix("/" + file) && !$0.path.hasPrefix(ClosureRun.ring) }
    return found.map {
      ClosureMessage(path: $0.path, line: line, text: "it ends the program: \(text)")
    }
  }
}
