/// The targets of a Swift package, read from the text of its manifest.
struct PackageManifest {
  private(set) var targets: [AppTarget] = []
  /// The folders of local packages that the manifest depends on.
  private(set) var packageFolders: [String] = []
  /// The names of each product's targets, keyed by the product's name.
  private(set) var products: [String: [String]] = [:]

  private static let kinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "binaryTarget", "systemLibrary", "plugin",
  ]
  private static let folders = ["Sources", "Source", "src", "srcs"]
  /// The extensions of files that are resources of a target even if the manifest does not declare
  /// them.
  private static let undeclared: Set<String> = [
    "xcassets", "xib", "storyboard", "xcstrings", "strings", "stringsdict", "xcdatamodeld",
  ]

  private let folder: String
  private let path: String
  private let files: ProjectFiles

  /// Reads the manifest in a folder; nil if there is none.
  init?(in folder: String, _ files: ProjectFiles) {
    path = ProjectPath.join(folder, "Package.swift")
    guard let text = files.text(path) else { return nil }
    (self.folder, self.files) = (folder, files)
    let scanner = ManifestScanner(text)
    let calls = scanner.calls.flatMap { $0.all(named: Self.kinds, outside: ["dependencies"]) }
    for call in calls { if let target = target(call) { targets.append(target) } }
    let products = scanner.calls.flatMap {
      $0.all(named: ["library", "executable"], outside: ["dependencies"])
    }
    for product in products {
      guard let name = product["name"].text else { continue }
      self.products[name] = product["targets"].texts
    }
    packageFolders = scanner.calls.flatMap { $0.all(named: ["package"], outside: ["targets"]) }
      .compactMap { $0["path"].text }.map { ProjectPath.join(folder, $0) }
  }

  private func target(_ call: ManifestCall) -> AppTarget? {
    guard let name = call["name"].text, let kind = Self.kind(call.lastName) else { return nil }
    var target = AppTarget(document: path, name: name, kind: kind)
    let place = place(of: name, call, isTest: kind == .tests)
    let excluded = call["exclude"].texts.map { ProjectPath.join(place, $0) }
    let declared = call["resources"].texts.map { ProjectPath.join(place, $0) }
    let roots = call["sources"].texts.map { ProjectPath.join(place, $0) }
    for path in files.all(in: place, isPassedOver: { excluded.contains($0) })
    where !excluded.contains(path) {
      add(path, declared: declared, roots: roots.isEmpty ? [place] : roots, to: &target)
    }
    target.dependencies = dependencies(call["dependencies"])
    target.conditions = call["swiftSettings"].list.compactMap { value in
      guard case .call(let setting) = value, setting.lastName == "define" else { return nil }
      return setting.arguments.first?.value.text
    }
    return target
  }

  private func add(
    _ path: String, declared: [String], roots: [String], to target: inout AppTarget
  ) {
    let isIn = { (root: String) in ProjectPath.relative(path, to: root) != nil }
    if FileKind(of: path) == .resource {
      let ending = ProjectPath.ending(of: path)
      if declared.contains(where: isIn) || Self.undeclared.contains(ending) { target.add(path) }
    } else if roots.contains(where: isIn), !declared.contains(where: isIn) {
      if ProjectPath.name(of: path) != "Package.swift" { target.add(path) }
    }
  }

  private static func kind(_ call: String) -> AppTarget.Kind? {
    switch call {
    case "target", "executableTarget": .package
    case "testTarget": .tests
    case "macro": .macro
    default: nil
    }
  }

  private func place(of name: String, _ call: ManifestCall, isTest: Bool) -> String {
    if let path = call["path"].text { return ProjectPath.join(folder, path) }
    let folders = isTest ? ["Tests"] + Self.folders : Self.folders
    let places = folders.map { ProjectPath.join(folder, "\($0)/\(name)") }
    return places.first(where: files.isFolder) ?? places[0]
  }

  private func dependencies(_ value: ManifestValue) -> [String] {
    value.list.compactMap { item in
      if let text = item.text { return text }
      guard case .call(let call) = item else { return nil }
      return call["name"].text ?? call.arguments.first?.value.text
    }
  }
}
