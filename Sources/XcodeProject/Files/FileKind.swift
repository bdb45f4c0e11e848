/// The kind of a file in a project, which its name determines.
package enum FileKind: Sendable, Hashable {
  case swift, objectiveC, header, resource, other

  private static let objectiveCEndings: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx"]
  private static let headerEndings: Set<String> = ["h", "hh", "hpp", "pch"]
  private static let otherEndings: Set<String> = [
    "metal", "modulemap", "xcconfig", "entitlements", "resolved", "md", "yml", "yaml", "sh", "rb",
    "py", "o", "a", "tbd", "framework", "xcframework", "dylib", "xcodeproj", "xcworkspace", "lock",
    "xcfilelist", "docc", "playground", "app", "appex", "gitignore", "stencil", "patch", "s",
    "swiftinterface", "intentdefinition", "mlmodel", "xctestplan", "graphql", "proto", "txt",
  ]
  /// The extensions of folders that a project treats as one file, such as asset catalogues.
  private static let wholeEndings: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "xcodeproj",
    "xcworkspace", "playground", "docc", "app", "icon", "xcmappingmodel", "scnassets", "rtfd",
    "appex", "dsym", "xcappdata", "mlpackage",
  ]

  /// Returns the kind of the file at a path.
  package init(of path: String) {
    let ending = ProjectPath.ending(of: path)
    self =
      switch ending {
      case "swift": .swift
      case _ where Self.objectiveCEndings.contains(ending): .objectiveC
      case _ where Self.headerEndings.contains(ending): .header
      case "",
        _ where Self.otherEndings.contains(ending):
        .other
      default: .resource
      }
  }

  /// Returns whether a project treats the folder at a path as one file, as it does an asset
  /// catalogue.
  package static func isWhole(_ path: String) -> Bool {
    wholeEndings.contains(ProjectPath.ending(of: path))
  }
}
