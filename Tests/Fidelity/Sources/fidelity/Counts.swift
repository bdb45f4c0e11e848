import Foundation

/// The recorded numbers, which may only rise: by project, then by name.
struct Counts {
  private(set) var projects: [String: [String: Int]] = [:]
  private let file: URL

  init(_ file: URL) throws(FidelityError) {
    self.file = file
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    do {
      projects = try JSONDecoder().decode([String: [String: Int]].self, from: data)
    } catch {
      throw .unreadable(file.path, expected: "numbers by project: \(error)")
    }
  }

  /// Returns a line for each number that fell, with the project, the number, before and after.
  func falls(of project: String, to numbers: [String: Int]) -> [String] {
    (projects[project] ?? [:]).sorted { $0.key < $1.key }.compactMap { name, before in
      let now = numbers[name] ?? 0
      return now < before ? "\(project): \(name) fell from \(before) to \(now)" : nil
    }
  }

  /// Stores the numbers of a project.
  mutating func take(_ numbers: [String: Int], of project: String) { projects[project] = numbers }

  func write() throws(FidelityError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(projects)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try Folder.write(text + "\n", to: file)
  }
}
