import Foundation

/// The result of a survey for one view file.
package struct SurveyedFile: Codable, Equatable, Sendable {
  /// The path, relative to the app's folder.
  package var path: String
  /// The file's subclasses of UIKit's views and controllers.
  package var classes: [String] = []
  /// Whether the file compiles with all function bodies as written.
  package var isCompiled = false
  /// Whether the file compiles as written, and the picture of any of its classes shows content.
  package var isDrawn = false
  /// Whether all pictures with content show only sample content, because the app's own content was
  /// empty.
  package var isSampled: Bool? = false
  /// The number of places in the previewed file at which code was left out.
  package var cuts = 0
  /// The number of lines in the app's members, in this file's closure (see `ClosureTool`), that
  /// were replaced by stubs.
  package var stubs = 0
  /// The number of lines in the app's members, in this file's closure, that are compiled as
  /// written.
  package var written = 0
  /// The reason why the file is not compiled or not drawn; empty if it is compiled and drawn.
  package var reason = ""
  /// The compiler error, the list of left-out code, or the program's last message, to which the
  /// reason refers; empty if there is none.
  package var detail = ""
  /// The names of the pictures.
  package var pictures: [String] = []
  /// The seconds for making the closure (see `ClosureTool`), compiling it and drawing pictures.
  package var seconds = 0.0

  /// Makes the result of a file that was not examined yet.
  package init(path: String) { self.path = path }
}

/// The results of a survey for one app, each of which is appended to a file at once, so that an
/// interrupted survey can be resumed.
struct SurveyRecord {
  let file: URL
  private(set) var results: [SurveyedFile] = []

  /// Reads the results of an earlier survey.
  init(at file: URL) {
    self.file = file
    let data = (try? Data(contentsOf: file)) ?? Data()
    results = data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(SurveyedFile.self, from: $0)
    }
  }

  /// Appends a result.
  mutating func add(_ result: SurveyedFile) throws {
    results.append(result)
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try handle.write(contentsOf: encoder.encode(result) + Data("\n".utf8))
  }
}
