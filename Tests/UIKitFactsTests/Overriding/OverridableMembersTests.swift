import Foundation
import Testing

/// Members of open classes that are in extensions, where Swift overrides nothing; on iOS nearly
/// all can be overridden.
struct OverridableMembersTests {
  private static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.resolvingSymlinksInPath()

  private static func sources() throws -> [[Substring]] {
    try FactFiles.ofUIKit.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    }
  }

  /// The public members in extensions of open classes, such as `UIView.convert`.
  private static let found = Result {
    let files = try sources()
    let open = Set(files.joined().compactMap { $0.firstMatch(of: openClass)?.1 })
    var members: Set<String> = []
    for lines in files {
      var type: Substring?
      for line in lines {
        // Not of a type in a class, such as `extension UIImage.SymbolConfiguration`.
        if let name = line.firstMatch(of: extended)?.1 {
          type = open.contains(name) ? name : nil
        } else if line.hasPrefix("}") {
          type = nil
        } else if let type, let name = line.firstMatch(of: member)?.1 {
          members.insert("\(type).\(name)")
        }
      }
    }
    return members
  }

  // A literal in a loop would be parsed for each line.
  private nonisolated(unsafe) static let openClass = #/^\s*(?:@\S+ )*open class (\w+)/#
  private nonisolated(unsafe) static let extended = #/^(?:@\S+ )*extension (\w+)[ :]/#
  private nonisolated(unsafe) static let member =
    #/^  (?:@\S+ )*public (?:class )?(?:func|var) (\w+)/#

  @Test func `what cannot be overridden is listed, and nothing else is`() throws {
    let file = Self.root.appendingPathComponent(
      "Tests/UIKitFactsTests/Fixtures/not-overridable.txt")
    let listed = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
    let found = try Self.found.get()
    #expect(found.subtracting(listed).sorted() == [], "move these into the bodies of their classes")
    #expect(listed.subtracting(found).sorted() == [], "take these from the list")
  }

  @Test func `nothing of a table or of a controller's containers is among it`() throws {
    let names = try Self.found.get().filter {
      $0.hasPrefix("UITableView.") || $0.hasPrefix("UINavigationController.")
    }
    // Not UIKit's, and one that exists twice so that its block may be nil or not kept.
    #expect(
      names == [
        "UITableView.simulateTap", "UITableView.simulateMove", "UITableView.simulateSwipe",
        "UITableView.simulateEndOfSwipe", "UITableView.performBatchUpdates",
        "UITableView.simulateLift", "UITableView.simulateDrop",
      ])
  }
}
