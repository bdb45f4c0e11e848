import Foundation

/// The expressions that make objects of a project's classes, from a file in the project's folder.
///
/// ```
/// .quarterturn/views.json
///   { "HerbCell": "HerbCell(herb: Herb(name: \"Basil\"))" }
/// ```
///
/// An expression is used instead of a call of an initialiser with sample values.
struct ProjectMakings: Equatable {
  /// The expressions, keyed by the name of the class that they make.
  private(set) var expressions: [String: String] = [:]
  /// A note that the file is ignored because it is not a JSON object of texts; otherwise nil, also
  /// if there is no readable file.
  private(set) var note: String?

  /// The path of the file, relative to the project's folder.
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
