/// The targets of the pods in the folder of a `Podfile`, as far as their sources are on the disk.
struct PodReader {
  private(set) var targets: [AppTarget] = []
  /// The names of the modules whose pods have no sources on the disk.
  private(set) var absent: Set<String> = []

  private static let otherFolders: Set<String> = [
    "Tests", "Test", "Example", "Examples", "Demo", "Carthage", "build",
  ]

  /// Reads the pods that `Podfile.lock` in a folder names; none if there is no such file.
  init(beside folder: String, in files: ProjectFiles) {
    guard let text = files.text(ProjectPath.join(folder, "Podfile.lock")) else { return }
    let lock = PodLock(text)
    for pod in lock.pods {
      let local = lock.localFolders[pod].map { ProjectPath.folder(ofPod: $0) }
      let place = ProjectPath.join(folder, local ?? "Pods/\(pod)")
      let target = Self.target(pod, in: place, files)
      if target.sources.isEmpty, target.objectiveC.isEmpty {
        absent.insert(target.module)
      } else {
        targets.append(target)
      }
    }
  }

  private static func target(_ pod: String, in folder: String, _ files: ProjectFiles) -> AppTarget {
    var target = AppTarget(
      document: ProjectPath.join(folder, "\(pod).podspec"), name: pod, kind: .pod)
    let found = files.all(
      in: folder, isPassedOver: { otherFolders.contains(ProjectPath.name(of: $0)) })
    for path in found where ProjectPath.name(of: path) != "Package.swift" { target.add(path) }
    return target
  }
}

extension ProjectPath {
  /// Returns the folder of a pod; the path may be that of the folder or of its `.podspec` file.
  fileprivate static func folder(ofPod path: String) -> String {
    path.hasSuffix(".podspec") ? folder(of: path) : path
  }
}
