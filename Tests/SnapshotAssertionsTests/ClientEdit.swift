import Foundation
import Testing

/// One change of a client's package, and the expected failures.
struct ClientEdit: Decodable, Sendable, CustomTestStringConvertible {
  /// The name of the change.
  let name: String
  /// The source file.
  let file: String
  /// The text that is replaced, which the file has once.
  let find: String
  /// The text that replaces ``find``.
  let replacement: String
  /// The expected failures of the changed screens, by the screens' names.
  let failures: [String: Expectation]

  /// The text that a failure must have.
  struct Expectation: Decodable, Sendable {
    /// The first line; empty if nothing is different.
    let line: String
    /// Texts that no line after the first contains.
    let never: [String]?
    /// The reason why the report does not contain the line yet; nil if it does.
    let known: String?
  }

  var testDescription: String { name }

  /// The folder of its goldens.
  var chapter: String { name.replacingOccurrences(of: " ", with: "-") }

  /// Every edit that is tested.
  static func all() throws -> [ClientEdit] {
    let file = ClientPackage.fixture.appendingPathComponent("edits.json")
    return try JSONDecoder().decode([ClientEdit].self, from: Data(contentsOf: file))
  }

  /// Returns a source file with the change.
  func applied(to text: String) throws -> String {
    let places = text.components(separatedBy: find)
    guard places.count == 2 else {
      throw Misplaced(edit: name, file: file, count: places.count - 1)
    }
    return places.joined(separator: replacement)
  }

  /// An edit whose text is not in its file once.
  struct Misplaced: Error, CustomStringConvertible {
    let edit: String
    let file: String
    let count: Int

    var description: String {
      "“\(edit)” replaces a text that \(file) has \(count) times: it must be there once"
    }
  }
}
