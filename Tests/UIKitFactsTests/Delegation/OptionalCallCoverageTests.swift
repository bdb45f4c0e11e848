import Foundation
import Testing

/// Every method of a protocol of UIKit's that has a default can be called with `?`.
struct OptionalCallCoverageTests {
  private static let sources = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.appendingPathComponent("Sources/UIKit").resolvingSymlinksInPath()

  private static func text(ofFilesNamed isWanted: (String) -> Bool) throws -> String {
    let all = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (all ?? []).filter(isWanted).sorted().map {
      try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)
    }.joined(separator: "\n")
  }

  /// The names with labels, such as `tableView(_:heightForRowAt:)`, of the methods with defaults.
  private static func selectors(in text: String) -> Set<String> {
    Set(
      text.matches(of: #/public func (\w+)\s*\(((?:[^()]|\([^()]*\))*)\)/#).map { match in
        "\(match.1)(\(labels(String(match.2))))"
      })
  }

  private static func labels(_ parameters: String) -> String {
    parameters.matches(of: #/(?:^|,)\s*(\w+)(?: \w+)?\s*:/#).map { "\($0.1):" }.joined()
  }

  @Test(arguments: [
    "UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource",
    "UITableViewDataSourcePrefetching", "UICollectionViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDataSourcePrefetching", "UICollectionViewDelegateFlowLayout",
    "UITextFieldDelegate", "UITextViewDelegate", "UINavigationControllerDelegate",
    "UIPageViewControllerDelegate", "UIGestureRecognizerDelegate", "UISceneDelegate",
    "UIApplicationDelegate",
  ])
  func `each method with a default can be called as an optional one`(name: String) throws {
    let all = try Self.text { $0.hasSuffix(".swift") && !$0.contains("+Optional") }
    let calls = try Self.text { $0.contains("/\(name)+Optional") }
    let defaults = all.components(separatedBy: "\nextension \(name) {\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n}\n").first }.joined(separator: "\n")
    let called = Set(
      calls.matches(of: #/callAsFunction(?:<[^>]*>)?\s*\(((?:[^()]|\([^()]*\))*)\)/#)
        .map { Self.labels(String($0.1)) })
    let named = Set(calls.matches(of: #/public var (\w+):/#).map { String($0.1) })
    #expect(!Self.selectors(in: defaults).isEmpty)
    for selector in Self.selectors(in: defaults) {
      let parts = selector.split(separator: "(")
      let labels = String(parts[1].dropLast())
      #expect(named.contains(String(parts[0])), "\(selector) has no property")
      #expect(labels == "_:" || called.contains(labels), "\(selector) has no call")
    }
  }
}
