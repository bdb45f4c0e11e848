import Foundation

/// A report on the `Closure` of a view: whether it compiles, and which function bodies were
/// replaced by stubs.
struct ClosureReport: Codable {
  /// Code that is left out because it does not compile, or because an earlier program ended at it.
  struct Cut: Codable {
    var path: String
    var line: Int
    var name: String
    var why: String
    /// Whether the code is in one of the previewed files.
    var isAsked: Bool
  }

  var asked: [String] = []
  /// Whether a stored `Closure` was used, of which only files that depend on edits were compiled.
  var isKept = false
  var folder = ""
  /// Whether the files compile and, if a program was requested, the program was linked.
  var hasProgram = false
  /// The path of the linked program; nil if none was requested, or if linking failed.
  var program: String?
  /// Whether the files compile with all bodies of the previewed files as written.
  var isAsWritten = false
  /// The classes that the program shows, or the name of the app that it launches.
  var views: [String] = []
  /// The names that no available module declares and for which declarations were generated.
  var missing: [String] = []
  var cuts: [Cut] = []
  /// The number of lines in the app's members that were replaced by stubs.
  var stubs = 0
  /// The number of lines in the app's members that are compiled as written.
  var written = 0
  /// The stubs that the previewed files use, such as `Store.herbs`.
  var stubbed: [String] = []
  var rounds = 0
  var seconds = 0.0
  /// The errors of the last check.
  var errors: [String] = []

  /// The report as JSON on one line.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
