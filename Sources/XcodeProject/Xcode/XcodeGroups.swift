/// The absolute paths of a project's files and groups, which the project stores relative to the
/// enclosing groups.
struct XcodeGroups {
  /// The path of each file reference and group, keyed by its identifier.
  private(set) var paths: [String: String] = [:]
  /// The files of a variant group (one for each language) or a version group, keyed by the
  /// identifier of the group.
  private(set) var members: [String: [String]] = [:]

  private static let depthLimit = 200

  /// Computes the paths of all groups and files, beginning with the main group.
  init(_ objects: XcodeObjects) {
    guard let main = objects.object("mainGroup", of: objects.root) else { return }
    var open: [(object: XcodeObject, folder: String, depth: Int)] = [(main, objects.folder, 0)]
    while let (object, folder, depth) = open.popLast() {
      // The check for known paths ends the search if a group contains itself.
      guard paths[object.id] == nil, depth < Self.depthLimit else { continue }
      let path = Self.path(of: object, in: folder, root: objects.folder)
      paths[object.id] = path
      let children = objects.objects("children", of: object)
      if object.kind == "PBXVariantGroup" || object.kind == "XCVersionGroup" {
        members[object.id] = children.map { Self.path(of: $0, in: path, root: objects.folder) }
      }
      open += children.reversed().map { ($0, path, depth + 1) }
    }
  }

  private static func path(of object: XcodeObject, in folder: String, root: String) -> String {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<absolute>": return ProjectPath.normal(path)
    case "SOURCE_ROOT": return ProjectPath.join(root, path)
    case "<group>": return path.isEmpty ? folder : ProjectPath.join(folder, path)
    default: return "\(object.text("sourceTree") ?? "")/\(path)"
    }
  }

  /// Returns the paths of an item in a build phase: that of a file or a version group, or those of
  /// the files in a variant group.
  func files(of item: XcodeObject) -> [String] {
    if item.kind == "XCVersionGroup" { return paths[item.id].map { [$0] } ?? [] }
    if let members = members[item.id] { return members }
    return paths[item.id].map { [$0] } ?? []
  }
}
