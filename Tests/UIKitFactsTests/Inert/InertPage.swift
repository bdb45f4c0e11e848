import Foundation

/// The page that lists every public name of UIKit, and of the modules that it exports, that has no
/// effect here.
struct InertPage {
  static let path = "Sources/UIKit/UIKit.docc/InertMembers.md"
  static let mark = "Inert: "

  let members: [InertMember]

  /// Reads the sources of the modules, in the order of their paths.
  init(_ files: [FactText]) {
    members = files.flatMap { file in
      SourceDeclarations(file.text).all.compactMap { declaration in
        guard let first = declaration.comment.first, first.hasPrefix(Self.mark) else { return nil }
        return InertMember(
          folder: Self.folder(of: file.path), name: declaration.name,
          summary: String(first.dropFirst(Self.mark.count)))
      }
    }
  }

  /// Returns the folder of a path below `Sources/UIKit`, or the name of another module.
  private static func folder(of path: String) -> String {
    let parts = path.components(separatedBy: "/")
    guard let target = parts.lastIndex(of: "Sources"), parts.indices.contains(target + 2) else {
      return path
    }
    return parts[target + 1] == "UIKit" ? parts[target + 2] : parts[target + 1]
  }

  /// The page.
  var text: String {
    let folders = Dictionary(grouping: members, by: \.folder)
    let chapters = folders.keys.sorted().map { folder in
      (["\n## \(folder)\n", "| name | on iOS |", "|---|---|"] + rows(folders[folder] ?? []))
        .joined(separator: "\n") + "\n"
    }
    return Self.head + chapters.joined()
  }

  private func rows(_ members: [InertMember]) -> [String] {
    members.map { "| `\($0.name)` | \($0.summary.replacing("|", with: "\\|")) |" }
  }

  private static let head =
    """
    # Names that do nothing

    These names of UIKit, Core Graphics and Quartz Core are here so that iOS source compiles, and have
    no effect.

    A property keeps its value, a method returns at once, a notification is never posted, a method of
    a delegate is never called. Their comments begin with `Inert:`, and this page is generated from
    these comments; `InertPageTests` fails while it is not fresh:

    ```
    QUARTERTURN_GENERATE=1 swift test --filter InertPageTests
    ```

    """
}
