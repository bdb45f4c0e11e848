import Foundation

/// The expressions that make objects of a project's classes, from a file beside the project.
///
/// ```
/// .quarterturn/views.json
///   { "HerbCell": "HerbCell(herb: Herb(name: \"Basil\"))" }
/// ```
///
/// An expression may use everything that is visible in the class's file. It replaces the call of an
/// initialiser with sample values.
struct ProjectMakings: Equatable {
  /// The expressions by the classes' names.
  private(set) var expressions: [String: String] = [:]
  /// The reason why the file cannot be read; nil if it can, or if there is none.
  private(set) var note: String?

  /// The path of the file in the project's folder.
  static let path = ".quarterturn/views.json"

  /// Reads the file beside a project.
  init(beside folder: String) {
    let file = "\(folder)/\(Self.path)"
    guard let data = FileManager.default.contents(atPath: file) else { return }
    do {
      expressions = try JSONDecoder().decode([String: String].self, from: data)
    } catch {
      note = "\(file) is not a JSON object with an expression for each class, so it is ignored"
    }
  }
}
