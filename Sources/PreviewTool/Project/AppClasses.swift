import Foundation

/// The classes of an app, found by a search of its text, without parsing.
struct AppClasses {
  /// A class with its superclass and protocols as written.
  struct Declared {
    var name: String
    var path: String
    var inherited: String
    /// Whether the class has the attribute `@main` or the older `@UIApplicationMain`.
    var isMain: Bool
  }

  /// The classes, in the order of the files.
  private(set) var all: [Declared] = []
  private var texts: [String: String] = [:]

  private static let declaration = try? NSRegularExpression(
    pattern:
      #"(@(?:main|UIApplicationMain)\s[^{}"]*?)?\bclass\s+([A-Za-z_]\w*)\s*(?:<[^>{]*>)?\s*(?::([^{]*))?\{"#
  )
  private static let making = try? NSRegularExpression(pattern: #"\b([A-Z]\w*)\s*[(.]"#)
  private static let returning = try? NSRegularExpression(pattern: #"->\s*([A-Z]\w*)"#)
  private static let coordinators = ["Coordinator", "Router", "Navigator", "Wireframe", "Flow"]

  init(in paths: [String]) {
    for path in paths {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      guard text.contains("class ") else { continue }
      texts[path] = text
      all += Self.matches(of: Self.declaration, in: text).map { groups in
        Declared(
          name: groups[2], path: path, inherited: groups[3], isMain: !groups[1].isEmpty)
      }
    }
  }

  /// Returns the path of the first file that declares a class; nil if none does.
  func path(of name: String) -> String? { all.first { $0.name == name }?.path }

  /// Returns the text of a file with classes.
  func text(of path: String) -> String { texts[path] ?? "" }

  /// Returns the names of the types whose initialisers or static members a text calls, without
  /// repetitions.
  static func made(in text: String) -> [String] {
    var known: Set<String> = []
    return matches(of: making, in: text).map { $0[1] }.filter { known.insert($0).inserted }
  }

  /// Returns the result types of the functions in a text, without repetitions.
  static func returned(in text: String) -> [String] {
    var known: Set<String> = []
    return matches(of: returning, in: text).map { $0[1] }.filter { known.insert($0).inserted }
  }

  /// Returns whether the name of a class suggests that the class makes controllers, as coordinators
  /// and routers do.
  static func isCoordinator(_ name: String) -> Bool { coordinators.contains(where: name.hasSuffix) }

  /// Returns the texts of the captured groups of each match; the text is empty if a group did not
  /// match.
  private static func matches(
    of pattern: NSRegularExpression?, in text: String
  ) -> [[String]] {
    let whole = text as NSString
    let range = NSRange(location: 0, length: whole.length)
    return (pattern?.matches(in: text, range: range) ?? []).map { match in
      (0..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        return range.location == NSNotFound ? "" : whole.substring(with: range)
      }
    }
  }
}
