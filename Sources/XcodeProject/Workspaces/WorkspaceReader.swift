internal import Basics

/// The paths that a workspace lists: projects, packages and other files.
struct WorkspaceReader {
  /// The absolute paths of the items, in the order of the document.
  private(set) var items: [String] = []

  private static let limit = 10_000

  /// Reads a workspace.
  ///
  /// - Parameters:
  ///   - workspace: the path of the `.xcworkspace` folder.
  ///   - files: the file system to read from; in tests, a dictionary.
  /// - Throws: the first error in the workspace's document.
  init(at workspace: String, in files: ProjectFiles) throws(ProjectError) {
    let path = ProjectPath.join(workspace, "contents.xcworkspacedata")
    guard let bytes = files.read(path) else {
      throw ProjectError(
        file: path, problem: "the file does not exist", expected: "it in every .xcworkspace")
    }
    let root = try ProjectError.markup(bytes, file: path)
    let container = ProjectPath.folder(of: workspace)
    var open = root.children.reversed().map { (element: $0, folder: container) }
    while let (element, folder) = open.popLast(), items.count < Self.limit {
      let path = Self.path(element["location"] ?? "", in: folder, container)
      if element.name == "FileRef" { items.append(path) }
      open += element.children.reversed().map { ($0, path) }
    }
  }

  /// Returns the absolute path for a location in the document, such as `group:Shop/Shop.xcodeproj`.
  private static func path(
    _ location: String, in folder: String, _ container: String
  ) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return folder }
    let path = String(parts[1])
    switch parts[0] {
    case "absolute": return ProjectPath.normal(path)
    case "container": return ProjectPath.join(container, path)
    default: return ProjectPath.join(folder, path)
    }
  }
}
