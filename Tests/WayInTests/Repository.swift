import Foundation
import TestSupport
import Testing

/// The checkout that these tests are of.
enum Repository {
  /// Its folder; a package may reach its folders through links, beside which other files are.
  static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// Whether it can be cloned, which an unpacked archive cannot.
  static let isClone = FileManager.default.fileExists(
    atPath: root.appendingPathComponent(".git").path)

  /// Whether the tests run that build the package: if `QUARTERTURN_SLOW_TESTS` is set.
  static let runsSlowTests =
    ProcessInfo.processInfo.environment["QUARTERTURN_SLOW_TESTS"]?.isEmpty == false

  /// Returns the paths of the files in a folder, without build products.
  static func files(in folder: String, ending: String) throws -> [String] {
    // A package may reach its folders through links, which an enumerator does not follow.
    let place = root.appendingPathComponent(folder).resolvingSymlinksInPath().path
    let files = FileManager.default.enumerator(atPath: place)
    return (files?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Returns a file's text.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
