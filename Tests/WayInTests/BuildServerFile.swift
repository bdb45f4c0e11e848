import Foundation

/// A file that a build server reads, as the lines that its rules are about.
///
/// The reader knows no YAML: the files are written so that each rule is a matter of lines.
struct BuildServerFile {
  let path: String
  let lines: [String]

  /// Reads a file of the repository.
  init(_ path: String) throws {
    self.path = path
    lines = try Repository.text(of: path).components(separatedBy: "\n")
  }

  /// The workflows, the actions and the recipes.
  static func all() throws -> [BuildServerFile] {
    let actions = try files(in: ".github/actions").filter { $0.hasSuffix("action.yml") }
    let recipes = try files(in: recipes).filter { $0.hasSuffix(".yml") }
    return try (files(in: ".github/workflows") + actions + recipes).map(BuildServerFile.init)
  }

  private static let recipes = "Sources/quarterturn/quarterturn.docc/Recipes"

  /// Reads one of the recipes.
  static func recipe(_ name: String) throws -> BuildServerFile {
    try BuildServerFile("\(recipes)/\(name)")
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appendingPathComponent(folder).path
    ).sorted().map { "\(folder)/\($0)" }.filter {
      !((try? FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent($0).path)) != nil)
    }
  }

  /// The text of the file.
  var text: String { lines.joined(separator: "\n") }

  /// The actions that the file uses, each with the comment behind it.
  var uses: [Substring] {
    lines.compactMap { $0.firstMatch(of: /^\s*(?:- )?uses: (.+)$/)?.1 }
  }

  /// A workflow's jobs: the lines that are further in than each name below `jobs:`, except for
  /// comments.
  var jobs: [String: String] {
    guard let start = lines.firstIndex(of: "jobs:") else { return [:] }
    var jobs: [String: String] = [:]
    var name = ""
    for line in lines[(start + 1)...] where line.firstMatch(of: /^ *#/) == nil {
      if let match = line.firstMatch(of: /^  (\w+):$/) { name = String(match.1) }
      jobs[name, default: ""] += line + "\n"
    }
    jobs[""] = nil
    return jobs
  }

  /// The lines in front of the jobs.
  var head: String { text.components(separatedBy: "\njobs:\n")[0] + "\n" }
}
