/// An app's project: its targets with their files, from the documents that declare them (projects,
/// workspaces, manifests).
///
/// ```
/// Shop.xcworkspace ── Shop.xcodeproj ── target Shop ── sources, resources, settings
///                  └─ Kit (a package) ─ target Kit  ── sources, resources
///                  └─ Pods            ─ target Tabs ── sources, if they are on the disk
/// ```
package struct AppProject: Sendable, Equatable {
  /// The path of the project, workspace or folder that was read; for a manifest, that of the
  /// manifest's folder.
  package var path: String
  /// The folder that contains the project or workspace, or the folder that was read.
  package var folder: String
  /// The targets, in the order of the documents.
  package var targets: [AppTarget] = []
  /// The modules that the project uses but whose sources are not on the disk: products of packages,
  /// and pods.
  package var absentModules: Set<String> = []
  /// The paths of Swift files that the project lists but that do not exist, such as those that a
  /// build generates.
  package var absentFiles: Set<String> = []
  /// Remarks on parts of documents that cannot be read.
  package var notes: [ProjectNote] = []

  package init(path: String, folder: String) { (self.path, self.folder) = (path, folder) }

  /// Returns the targets that contain a Swift file.
  package func targets(containing path: String) -> [AppTarget] {
    targets.filter { $0.sources.contains(path) }
  }

  /// The targets whose views can be shown: apps, frameworks, packages and plain folders, but not
  /// extensions, tests, pods, macros and others.
  package var shownTargets: [AppTarget] { targets.filter { $0.kind.isShown } }

  /// Returns a target and its direct and indirect dependencies in the project, the nearest first.
  package func closure(of target: AppTarget) -> [AppTarget] {
    var found = [target]
    var next = 0
    while next < found.count {
      for name in found[next].dependencies {
        let other = targets.first { $0.name == name || $0.module == name }
        if let other, !found.contains(where: { $0.id == other.id }) { found.append(other) }
      }
      next += 1
    }
    return found
  }
}
