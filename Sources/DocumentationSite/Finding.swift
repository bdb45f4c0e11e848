/// A problem in an article, with its line.
struct Finding: Equatable, CustomStringConvertible {
  /// The article's path relative to the repository's root.
  let path: String
  /// The line, from 1; nil if it is unknown.
  let line: Int?
  let message: String

  var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}

/// The reason why no site is written.
enum SiteError: Error, CustomStringConvertible {
  case arguments
  case unreadable(String)
  case twoPages(String, String)
  case noCompiler
  case compilerFailed(String)
  case broken([Finding])
  case noSite(String)

  var description: String {
    switch self {
    case .arguments:
      "usage: DocumentationSite ROOT SYMBOLGRAPHS OUTPUT, three folders; ./quarterturn docs calls it"
    case .unreadable(let path): "\(path) cannot be read. Check that it exists and is UTF-8"
    case .twoPages(let one, let other):
      "\(one) and \(other) would be the same page of the site. Rename one of them"
    case .noCompiler:
      "docc was not found. It comes with Swift's toolchain, in the folder of swift: add that folder "
        + "to PATH"
    case .compilerFailed(let output): "docc failed:\n\(output)"
    case .broken(let findings):
      findings.map(\.description).joined(separator: "\n")
        + "\n\(findings.count) to repair; no site is written"
    case .noSite(let path):
      "\(path) has files that are not a site, and is left unchanged. Name another folder with "
        + "--output"
    }
  }
}
