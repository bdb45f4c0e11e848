/// The targets of a `project.yml` of XcodeGen.
struct XcodeGenManifest {
  private(set) var targets: [AppTarget] = []
  private(set) var packageFolders: [String] = []

  private let files: ProjectFiles
  private static let includeLimit = 100

  /// Reads the files in a folder whose names end in `project.yml`, with the files that they
  /// include; nil if the folder contains none.
  ///
  /// - Throws: the first error in one of these files.
  init?(in folder: String, _ files: ProjectFiles) throws(ProjectError) {
    // A folder may contain a file for each of several apps, such as `mail-project.yml`, so all
    // names that end in `project.yml` count.
    let names = (files.list(folder) ?? []).filter { $0.hasSuffix("project.yml") }
    guard !names.isEmpty else { return nil }
    self.files = files
    let parts = try Self.parts(of: names.map { ProjectPath.join(folder, $0) }, files)
    let settings = parts.reduce(into: [:]) { all, part in
      all.merge(Self.settings(part.root["settings"])) { $1 }
    }
    let templates = parts.reduce(into: [:]) { all, part in
      all.merge(part.root["targetTemplates"]?.dictionary ?? [:]) { $1 }
    }
    for (path, root) in parts {
      for (name, value) in (root["targets"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
        let place = Place(document: path, folder: ProjectPath.folder(of: path))
        targets.append(target(named: name, Self.value(value, templates), settings, at: place))
      }
      packageFolders += (root["packages"]?.dictionary ?? [:]).values
        .compactMap { $0["path"]?.text }.map { ProjectPath.join(folder, $0) }.sorted()
    }
  }

  /// A document with the folder to which its paths are relative.
  private struct Place {
    var document: String
    var folder: String
  }

  /// Returns documents and the documents that they include, without repetitions.
  private static func parts(
    of paths: [String], _ files: ProjectFiles
  ) throws(ProjectError) -> [(path: String, root: PropertyListValue)] {
    var parts: [(path: String, root: PropertyListValue)] = []
    var (open, known) = (paths, Set(paths))
    while let path = open.popLast(), parts.count < includeLimit {
      guard let bytes = files.read(path) else { continue }
      let root = try IndentedReader(bytes, file: path).readDocument()
      parts.append((path, root))
      let included = root["include"]?.items ?? []
      for item in included.reversed() {
        guard let name = item.text ?? item["path"]?.text else { continue }
        let other = files.spelled(ProjectPath.join(ProjectPath.folder(of: path), name))
        if known.insert(other).inserted { open.append(other) }
      }
    }
    return parts
  }

  /// Returns a target merged with its templates; the target's own entries replace or extend those
  /// of the templates.
  private static func value(
    _ value: PropertyListValue, _ templates: [String: PropertyListValue]
  ) -> PropertyListValue {
    let names = value["templates"]?.texts ?? []
    let all = names.compactMap { templates[$0] } + [value]
    let merged = all.reduce(into: [String: PropertyListValue]()) { entries, part in
      entries.merge(part.dictionary) { first, second in
        guard case .list(let one) = first.content, case .list(let two) = second.content else {
          return second
        }
        return PropertyListValue(.list(one + two), at: second.place)
      }
    }
    return PropertyListValue(.dictionary(merged), at: value.place)
  }

  private func target(
    named name: String, _ value: PropertyListValue, _ common: [String: String], at place: Place
  ) -> AppTarget {
    var settings = BuildSettings([
      "SRCROOT": place.folder, "PROJECT_DIR": place.folder, "TARGET_NAME": name,
      "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "target_name": name,
    ])
    settings.add(common)
    settings.add(Self.settings(value["settings"]))
    var target = AppTarget(
      document: place.document, name: name, module: settings["PRODUCT_MODULE_NAME"],
      kind: Self.kind(value["type"]?.text ?? ""))
    let resources = value["resources"]?.items ?? []
    for item in (value["sources"]?.items ?? []) + resources {
      for path in sources(settings.expanded(item), in: place.folder) { target.add(path) }
    }
    target.dependencies = (value["dependencies"]?.list ?? []).compactMap { item in
      let keys = ["target", "product", "package", "framework", "sdk"]
      return keys.lazy.compactMap { item[$0]?.text }.first.map(ProjectPath.baseName)
    }
    target.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    target.bridgingHeader = header.map { ProjectPath.join(place.folder, $0) }
    target.information = information(value["info"], settings, in: place.folder)
    target.removeDuplicates()
    return target
  }

  /// Returns the contents of `Info.plist`: the entries of the file and those of the manifest, which
  /// XcodeGen would write into the file.
  private func information(
    _ value: PropertyListValue?, _ settings: BuildSettings, in folder: String
  ) -> [String: PropertyListValue] {
    var settings = settings
    if let path = value?["path"]?.text { settings.add(["INFOPLIST_FILE": path]) }
    // If the file cannot be read, XcodeGen has probably not written it yet, so only the manifest's
    // entries are used.
    let written = (try? InformationList(settings, in: folder, files))?.entries ?? [:]
    let own = (value?["properties"]?.dictionary ?? [:]).mapValues(settings.expanded)
    return written.merging(own) { $1 }
  }

  private func sources(_ item: PropertyListValue, in folder: String) -> [String] {
    guard let name = item.text ?? item["path"]?.text else { return [] }
    let root = ProjectPath.join(folder, name)
    guard files.isFolder(root), !FileKind.isWhole(root) else { return [root] }
    let excluded = item["excludes"]?.texts ?? []
    let included = item["includes"]?.texts ?? []
    return files.all(in: root).filter { path in
      let place = ProjectPath.relative(path, to: root) ?? path
      return !excluded.contains { ProjectPath.matches(place, $0) }
        && (included.isEmpty || included.contains { ProjectPath.matches(place, $0) })
    }
  }

  private static func settings(_ value: PropertyListValue?) -> [String: String] {
    guard let value else { return [:] }
    let groups = [value, value["base"], value["configs"]?["Debug"]].compactMap(\.self)
    return groups.reduce(into: [:]) { all, group in
      for (name, value) in group.dictionary where value.dictionary.isEmpty {
        all[name] = value.texts.joined(separator: " ")
      }
    }
  }

  private static func kind(_ type: String) -> AppTarget.Kind {
    if type.hasPrefix("application") { return .application }
    if type.hasPrefix("bundle") { return .tests }
    return type.contains("extension") ? .extensionOfApp : .framework
  }
}

extension PropertyListValue {
  /// The values of a list; for any other value, an array with this value.
  fileprivate var items: [PropertyListValue] {
    guard case .list(let list) = content else { return [self] }
    return list
  }
}
