import Foundation

/// A report on the `Closure` of a view: whether it compiles, and which parts of it were replaced by
/// stubs.
struct ClosureReport: Codable {
  /// A function body that is not compiled as written.
  struct Cut: Codable {
    var path: String
    var line: Int
    var name: String
    var why: String
    /// Whether the body is in one of the requested files.
    var isAsked: Bool
  }

  var asked: [String] = []
  var folder = ""
  /// Whether the files compile.
  var hasProgram = false
  /// The path of the program; nil if none was requested, or made.
  var program: String?
  /// Whether the files compile with all bodies of the requested files as written.
  var isAsWritten = false
  /// The classes that the program shows.
  var views: [String] = []
  /// The names for which declarations were generated.
  var missing: [String] = []
  var cuts: [Cut] = []
  /// The number of lines in members of the app that are stubs (`stubs`), and that are as written
  /// (`written`).
  var stubs = 0
  var written = 0
  /// The stubs that the requested files name.
  var stubbed: [String] = []
  var rounds = 0
  var seconds = 0.0
  /// The errors of the last check.
  var errors: [String] = []

  /// The report on one line.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
