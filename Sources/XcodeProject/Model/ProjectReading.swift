/// A reader of a project at a path: an Xcode project or workspace, a package, a generator's
/// manifest, or a folder.
struct ProjectReading {
  let files: ProjectFiles
  private(set) var project: AppProject
  private var knownPackages: Set<String> = []
  private var knownProjects: Set<String> = []
  private var knownFolders: Set<String> = []
  private var products: [String: [String]] = [:]
  private var wantedProducts: Set<String> = []

  /// The maximum number of projects, and of packages, that are read.
  private static let limit = 500
  /// The names of folders that never contain an app's own sources.
  static let otherFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor",
    "fastlane", "Generated Projects",
  ]

  /// The file names of manifests; if the path is that of a manifest, the folder that contains it is
  /// read.
  private static let manifests: Set<String> = [
    "project.yml", "project.yaml", "Project.swift", "Workspace.swift", "Package.swift",
  ]

  init(_ path: String, in files: ProjectFiles) throws(ProjectError) {
    self.files = files
    let isManifest = Self.manifests.contains(ProjectPath.name(of: path)) && files.exists(path)
    let path = isManifest ? ProjectPath.folder(of: path) : path
    let isFolder = !["xcodeproj", "xcworkspace"].contains(ProjectPath.ending(of: path))
    project = AppProject(path: path, folder: isFolder ? path : ProjectPath.folder(of: path))
    switch ProjectPath.ending(of: path) {
    case "xcodeproj": try read(project: path)
    case "xcworkspace": try read(workspace: path)
    default:
      guard files.isFolder(path) else {
        throw ProjectError(
          file: path, problem: "this is not a folder, or does not exist",
          expected: "an .xcodeproj, an .xcworkspace or a folder")
      }
      try read(folder: path)
    }
    readNamedPackages()
    finish()
  }

  // MARK: Documents

  private mutating func read(project path: String) throws(ProjectError) {
    guard knownProjects.count < Self.limit, knownProjects.insert(path).inserted else { return }
    var reader = try XcodeReader(project: path, in: files)
    project.targets += reader.targets()
    project.notes += reader.notes
    wantedProducts.formUnion(reader.packageProducts)
    for folder in reader.packageFolders { read(package: folder) }
    readPods(beside: ProjectPath.folder(of: path))
  }

  private mutating func read(workspace path: String) throws(ProjectError) {
    let items = try WorkspaceReader(at: path, in: files).items
    for item in items {
      if ProjectPath.ending(of: item) == "xcodeproj" {
        do throws(ProjectError) { try read(project: item) } catch {
          try readManifest(insteadOf: item, error)
        }
      } else if files.exists(ProjectPath.join(item, "Package.swift")) {
        read(package: item)
      }
    }
    readPods(beside: ProjectPath.folder(of: path))
  }

  /// Reads a generator's manifest instead of a project that cannot be read; if the manifest has no
  /// targets, adds a note with the project's error.
  ///
  /// A workspace may list projects that a generator (Tuist, XcodeGen) makes later.
  private mutating func readManifest(
    insteadOf path: String, _ error: ProjectError
  ) throws(ProjectError) {
    let (folder, count) = (ProjectPath.folder(of: path), project.targets.count)
    if knownFolders.contains(folder) { return }
    try readGenerators(in: folder)
    guard project.targets.count == count else { return }
    project.notes.append(
      ProjectNote(file: error.file, place: error.place, text: "left out: \(error.problem)"))
  }

  /// Reads the manifest of Tuist or XcodeGen in a folder.
  private mutating func readGenerators(in folder: String) throws(ProjectError) {
    guard knownFolders.insert(folder).inserted else { return }
    if let tuist = TuistManifest(in: folder, files), !tuist.targets.isEmpty {
      project.targets += tuist.targets
    } else if let manifest = try XcodeGenManifest(in: folder, files) {
      project.targets += manifest.targets
      for folder in manifest.packageFolders { read(package: folder) }
      readPods(beside: folder)
    }
  }

  private mutating func read(package folder: String) {
    guard knownPackages.count < Self.limit, knownPackages.insert(folder).inserted,
      let manifest = PackageManifest(in: folder, files)
    else { return }
    project.targets += manifest.targets
    products.merge(manifest.products) { first, _ in first }
    for folder in manifest.packageFolders { read(package: folder) }
  }

  /// Reads the packages in the project's folder if a target depends on one of their products.
  ///
  /// The workspace may contain such packages without a reference in the project.
  private mutating func readNamedPackages() {
    guard wantedProducts.isSubset(of: products.keys) == false else { return }
    let found = files.all(
      in: project.folder,
      isPassedOver: { Self.otherFolders.contains(ProjectPath.name(of: $0)) }
    ).filter { ProjectPath.name(of: $0) == "Package.swift" }.map(ProjectPath.folder)
    for folder in found.prefix(Self.limit) where !knownPackages.contains(folder) {
      guard let manifest = PackageManifest(in: folder, files) else { continue }
      if !wantedProducts.isDisjoint(with: manifest.products.keys) { read(package: folder) }
    }
  }

  private mutating func readPods(beside folder: String) {
    let pods = PodReader(beside: folder, in: files)
    let known = Set(project.targets.map(\.module))
    project.targets += pods.targets.filter { !known.contains($0.module) }
    project.absentModules.formUnion(pods.absent)
  }

  // MARK: Folders

  /// Reads a folder: its workspaces and projects (a generator's manifest if they have no targets),
  /// and its Swift package.
  ///
  /// If these have no sources, the subfolders, up to three levels deep, are read in the same way;
  /// if there are still no sources, one target is made of all files in the folder.
  private mutating func read(folder: String) throws(ProjectError) {
    var open = [folder]
    for depth in 0..<4 where project.targets.allSatisfy(isEmpty) {
      for place in open {
        do throws(ProjectError) { try readDocuments(in: place) } catch {
          if depth == 0, project.targets.isEmpty { throw error }
          project.notes.append(
            ProjectNote(file: error.file, place: error.place, text: error.problem))
        }
      }
      open = open.flatMap { place in
        (files.list(place) ?? []).filter { $0.hasSuffix("/") && !$0.hasPrefix(".") }
          .map { ProjectPath.join(place, $0) }
          .filter { !Self.otherFolders.contains(ProjectPath.name(of: $0)) && !FileKind.isWhole($0) }
      }
    }
    if project.targets.allSatisfy(isEmpty) { addPlainTarget(in: folder) }
  }

  /// Returns whether none of a target's sources exists on the disk.
  private func isEmpty(_ target: AppTarget) -> Bool {
    !target.sources.contains(where: files.exists)
  }

  private mutating func readDocuments(in folder: String) throws(ProjectError) {
    let names = (files.list(folder) ?? []).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    let count = project.targets.count
    for ending in ["xcworkspace", "xcodeproj"] {
      for name in names where ProjectPath.ending(of: name) == ending && !name.hasPrefix(".") {
        let path = ProjectPath.join(folder, name)
        if ending == "xcworkspace" { try read(workspace: path) } else { try read(project: path) }
      }
    }
    if project.targets.count == count { try readGenerators(in: folder) }
    read(package: folder)
  }

  private mutating func addPlainTarget(in folder: String) {
    var target = AppTarget(document: folder, name: ProjectPath.name(of: folder), kind: .folder)
    let found = files.all(
      in: folder,
      isPassedOver: { path in
        let name = ProjectPath.name(of: path)
        return Self.otherFolders.contains(name) || name.hasSuffix("Tests")
      })
    for path in found where ProjectPath.name(of: path) != "Package.swift" { target.add(path) }
    project.targets.append(target)
  }

  // MARK: Missing files and modules

  /// Removes the files that do not exist on the disk, such as those that a build generates.
  private mutating func removeMissingFiles() {
    var names: [String: Set<String>] = [:]
    func exists(_ path: String) -> Bool {
      let folder = ProjectPath.folder(of: path)
      let all = names[folder] ?? Set(files.list(folder) ?? [])
      names[folder] = all
      let name = ProjectPath.name(of: path)
      return all.contains(name) || all.contains(name + "/")
    }
    for index in project.targets.indices {
      let target = project.targets[index]
      for path in target.sources where !exists(path) { project.absentFiles.insert(path) }
      project.targets[index].sources = target.sources.filter(exists)
      project.targets[index].objectiveC = target.objectiveC.filter(exists)
      project.targets[index].headers = target.headers.filter(exists)
      project.targets[index].resources = target.resources.filter(exists)
    }
  }

  /// Replaces the products of packages by the products' targets, and collects the modules without
  /// sources.
  private mutating func finish() {
    removeMissingFiles()
    var told: Set<ProjectNote> = []
    project.notes = project.notes.filter { told.insert($0).inserted }
    let known = Set(project.targets.map(\.name))
    for index in project.targets.indices {
      project.targets[index].dependencies = project.targets[index].dependencies.flatMap { name in
        known.contains(name) ? [name] : products[name] ?? [name]
      }
      project.targets[index].removeDuplicates()
    }
    wantedProducts.formUnion(
      project.targets.filter { $0.kind == .package }.flatMap(\.dependencies))
    let there = known.union(products.keys).union(project.targets.map(\.module))
    project.absentModules.formUnion(
      wantedProducts.subtracting(there).map { AppTarget.moduleName($0) })
    project.absentModules.subtract(there)
  }
}

extension AppProject {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: the absolute path of an `.xcodeproj`, an `.xcworkspace`, a manifest or a folder.
  ///   - files: the file system to read from; in tests, a dictionary.
  /// - Throws: the first error in a file without which the project cannot be read.
  package init(at path: String, in files: ProjectFiles = .disk) throws(ProjectError) {
    let reading = try ProjectReading(ProjectPath.normal(path), in: files)
    self = reading.project
  }
}
