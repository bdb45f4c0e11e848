/// The reader of one `.xcodeproj` folder.
struct XcodeReader {
  let objects: XcodeObjects
  let files: ProjectFiles
  private let groups: XcodeGroups
  private let synchronized: SynchronizedFolders
  private(set) var notes: [ProjectNote] = []

  init(project: String, in files: ProjectFiles) throws(ProjectError) {
    objects = try XcodeObjects(project: project, in: files)
    self.files = files
    groups = XcodeGroups(objects)
    synchronized = SynchronizedFolders(objects: objects, groups: groups, files: files)
  }

  /// Returns the native targets (`PBXNativeTarget`), which compile sources.
  mutating func targets() -> [AppTarget] {
    notes += objects.missing("targets", of: objects.root)
    let natives = objects.objects("targets", of: objects.root)
      .filter { $0.kind == "PBXNativeTarget" }
    return natives.map { target($0) }
  }

  /// The folders of the local packages to which the project refers.
  var packageFolders: [String] {
    let local = objects.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
      .map { ProjectPath.join(objects.folder, $0) }
    let listed = objects.all("PBXFileReference").filter {
      ["wrapper", "folder", "wrapper.swift-package"].contains($0.text("lastKnownFileType") ?? "")
    }.compactMap { groups.paths[$0.id] }
    return (local + listed).filter { files.exists(ProjectPath.join($0, "Package.swift")) }
  }

  /// The names of the packages' products that targets link.
  var packageProducts: [String] {
    objects.all("XCSwiftPackageProductDependency").compactMap { $0.text("productName") }
  }

  private mutating func target(_ object: XcodeObject) -> AppTarget {
    let name = object.text("name") ?? object.id
    let settings = settings(of: object, named: name)
    let module = settings["PRODUCT_MODULE_NAME"] ?? name
    var target = AppTarget(
      document: objects.path, name: name, module: AppTarget.moduleName(module),
      kind: Self.kind(object.text("productType") ?? ""))
    addFiles(of: object, to: &target)
    target.dependencies = dependencies(of: object)
    target.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    addSettings(settings, to: &target)
    target.removeDuplicates()
    return target
  }

  private static func kind(_ product: String) -> AppTarget.Kind {
    let name = product.replacing("com.apple.product-type.", with: "")
    if name.hasPrefix("application") { return .application }
    if name.hasPrefix("framework") || name.hasPrefix("library") { return .framework }
    if name.hasPrefix("bundle.") { return .tests }
    return name.contains("extension") ? .extensionOfApp : .other
  }

  // MARK: Files

  private mutating func addFiles(of object: XcodeObject, to target: inout AppTarget) {
    notes += objects.missing("buildPhases", of: object)
    for phase in objects.objects("buildPhases", of: object) {
      let items = objects.objects("files", of: phase)
        .compactMap { objects.object("fileRef", of: $0) }
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase":
        for path in items.flatMap(groups.files) { add(path, to: &target) }
      case "PBXResourcesBuildPhase":
        for path in items.flatMap(groups.files) { addResource(path, to: &target) }
      case "PBXShellScriptBuildPhase":
        for path in listedSources(of: phase) { add(path, to: &target) }
      default: break
      }
    }
    for path in synchronized.files(of: object) { add(path, to: &target) }
  }

  /// Adds a file, unless it is an `Info.plist`, or its path is not absolute, as for files that a
  /// build generates.
  private func add(_ path: String, to target: inout AppTarget) {
    let name = ProjectPath.name(of: path)
    if path.hasPrefix("/"), name != "Info.plist" { target.add(path) }
  }

  /// Adds a file or a folder of a resources phase.
  private func addResource(_ path: String, to target: inout AppTarget) {
    guard path.hasPrefix("/") else { return }
    // A source file in a resources phase is copied but not compiled, so it is not added to the
    // sources.
    if FileKind(of: path) == .resource || files.isFolder(path) { target.resources.append(path) }
  }

  /// Returns the Swift files among a script phase's outputs that exist on the disk.
  private func listedSources(of phase: XcodeObject) -> [String] {
    let settings = BuildSettings(["SRCROOT": objects.folder, "PROJECT_DIR": objects.folder])
    let lists = phase.texts("outputFileListPaths").map(settings.expanded)
    let listed = lists.flatMap { list in
      (files.text(ProjectPath.join(objects.folder, list)) ?? "").split { $0.isNewline }
        .map(\.trimmingSpaces).filter { !$0.hasPrefix("#") }
    }
    return (phase.texts("outputPaths") + listed).map(settings.expanded)
      .filter { $0.hasSuffix(".swift") && !$0.contains("$") && !$0.isEmpty }
      .map { ProjectPath.join(objects.folder, $0) }.filter(files.exists)
  }

  // MARK: Dependencies

  private func dependencies(of object: XcodeObject) -> [String] {
    let targets = objects.objects("dependencies", of: object).compactMap { dependency in
      objects.object("target", of: dependency)?.text("name") ?? dependency.text("name")
        ?? objects.object("targetProxy", of: dependency)?.text("remoteInfo")
        ?? objects.object("productRef", of: dependency)?.text("productName")
    }
    let products = objects.objects("packageProductDependencies", of: object)
      .compactMap { $0.text("productName") }
    return targets + products + frameworks(of: object)
  }

  /// Returns the names of the frameworks and the products of packages that a target links.
  private func frameworks(of object: XcodeObject) -> [String] {
    objects.objects("buildPhases", of: object)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .compactMap { file in
        if let product = objects.object("productRef", of: file) {
          return product.text("productName")
        }
        let path = objects.object("fileRef", of: file)?.text("path")
        return path.map(ProjectPath.baseName)
      }
  }

  // MARK: Settings

  private mutating func settings(of target: XcodeObject, named name: String) -> BuildSettings {
    var settings = BuildSettings([
      "SRCROOT": objects.folder, "PROJECT_DIR": objects.folder, "TARGET_NAME": name,
      "PROJECT_NAME": ProjectPath.baseName(of: ProjectPath.folder(of: objects.path)),
      "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphonesimulator", "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": name,
      "DEVELOPMENT_LANGUAGE": objects.root.text("developmentRegion") ?? "en",
    ])
    for owner in [objects.root, target] {
      guard let list = objects.object("buildConfigurationList", of: owner) else { continue }
      let all = objects.objects("buildConfigurations", of: list)
      guard let used = all.first(where: { $0.text("name") == "Debug" }) ?? all.first else {
        continue
      }
      if let path = base(of: used) {
        let file = ConfigurationFile(at: path, in: files)
        notes += file.notes
        settings.add(file.settings)
      }
      settings.add(
        (used["buildSettings"]?.dictionary ?? [:]).mapValues { $0.texts.joined(separator: " ") })
    }
    return settings
  }

  /// Returns the path of the `.xcconfig` file on which a configuration is based; nil if there is
  /// none.
  private func base(of configuration: XcodeObject) -> String? {
    if let id = configuration.text("baseConfigurationReference") { return groups.paths[id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = groups.paths[anchor],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.join(folder, path)
  }

  private mutating func addSettings(_ settings: BuildSettings, to target: inout AppTarget) {
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : $0 }
    target.bridgingHeader = header.map { ProjectPath.join(objects.folder, $0) }
    let kept = ["SWIFT_VERSION", "DEVELOPMENT_LANGUAGE", "PRODUCT_BUNDLE_IDENTIFIER"]
    for name in kept { target.settings[name] = settings[name] }
    do throws(ProjectError) {
      target.information = try InformationList(settings, in: objects.folder, files).entries
    } catch {
      notes.append(
        ProjectNote(
          file: error.file, place: error.place,
          text: "left out: \(error.problem); expected \(error.expected)"))
    }
  }
}
