/// The folders whose files belong to a target without being listed in the project, as in Xcode 16.
///
/// Such a folder has exception sets, which list files by their paths in the folder. The files in a
/// set do not belong to the folder's target; for another target, only the files in its set belong
/// to it.
struct SynchronizedFolders {
  let objects: XcodeObjects
  let groups: XcodeGroups
  let files: ProjectFiles

  /// Returns the paths of the files that belong to a target.
  func files(of target: XcodeObject) -> [String] {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    return objects.all("PBXFileSystemSynchronizedRootGroup").flatMap { group -> [String] in
      guard let folder = groups.paths[group.id] else { return [] }
      let isOwn = own.contains(group.id)
      let exceptions = exceptions(of: group, for: target, includesPhases: !isOwn)
        .map { ProjectPath.join(folder, $0) }
      guard isOwn else {
        return exceptions.flatMap { FileKind.isWhole($0) ? [$0] : all($0) }
      }
      let whole = group.texts("explicitFolders").map { ProjectPath.join(folder, $0) }
      return files.all(
        in: folder, isWhole: { FileKind.isWhole($0) || whole.contains($0) },
        isPassedOver: { exceptions.contains($0) }
      ).filter { !exceptions.contains($0) }
    }
  }

  /// Returns the paths of the files in a folder; for the path of a file, this path.
  private func all(_ path: String) -> [String] {
    files.isFolder(path) ? files.all(in: path) : [path]
  }

  private func exceptions(
    of group: XcodeObject, for target: XcodeObject, includesPhases: Bool
  ) -> [String] {
    let phases = Set(includesPhases ? target.texts("buildPhases") : [])
    return objects.objects("exceptions", of: group).filter { set in
      set.text("target") == target.id || set.text("buildPhase").map(phases.contains) == true
    }.flatMap { $0.texts("membershipExceptions") }
  }
}
