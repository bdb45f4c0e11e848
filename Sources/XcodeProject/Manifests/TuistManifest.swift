/// The targets of a `Project.swift` of Tuist, as far as they are written as literals.
struct TuistManifest {
  private(set) var targets: [AppTarget] = []

  private let folder: String
  private let files: ProjectFiles

  /// Reads the manifest in a folder; nil if the folder contains none.
  init?(in folder: String, _ files: ProjectFiles) {
    let path = ProjectPath.join(folder, "Project.swift")
    guard let text = files.text(path), text.contains("ProjectDescription") else { return nil }
    (self.folder, self.files) = (folder, files)
    let calls = ManifestScanner(text).calls.flatMap {
      $0.all(named: ["target", "Target"], outside: ["dependencies"])
    }
    targets = calls.compactMap { target($0, document: path) }
  }

  private func target(_ call: ManifestCall, document: String) -> AppTarget? {
    guard let name = call["name"].text, let product = call["product"].lastName else { return nil }
    var target = AppTarget(document: document, name: name, kind: Self.kind(product))
    if let module = call["productName"].text { target.module = AppTarget.moduleName(module) }
    let patterns = call["sources"].texts + call["resources"].texts
    var found = FilePatterns(in: folder, files)
    for path in patterns.flatMap({ found.files(matching: $0) }) { target.add(path) }
    target.dependencies = call["dependencies"].list.compactMap { item in
      guard case .call(let call) = item else { return nil }
      return call["name"].text ?? call["target"].text ?? call["product"].text
    }
    target.removeDuplicates()
    return target
  }

  private static func kind(_ product: String) -> AppTarget.Kind {
    switch product {
    case "app", "appClip": .application
    case "unitTests", "uiTests": .tests
    case "appExtension", "extensionKitExtension", "messagesExtension": .extensionOfApp
    default: .framework
    }
  }
}

/// The search for files by patterns; the folder before the first wildcard of a pattern is listed
/// only once.
struct FilePatterns {
  private let folder: String
  private let files: ProjectFiles
  private var listed: [String: [String]] = [:]

  init(in folder: String, _ files: ProjectFiles) { (self.folder, self.files) = (folder, files) }

  /// Returns the sorted paths of the files that match a pattern such as `Shop/Sources/**`.
  mutating func files(matching pattern: String) -> [String] {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let plain = parts.prefix { part in !part.contains { "*?{".contains($0) } }
    let root = ProjectPath.join(folder, plain.joined(separator: "/"))
    if plain.count == parts.count, !files.isFolder(root) || FileKind.isWhole(root) {
      return files.exists(root) ? [root] : []
    }
    let all = listed[root] ?? files.all(in: root)
    listed[root] = all
    let whole = ProjectPath.join(folder, pattern)
    return plain.count == parts.count ? all : all.filter { ProjectPath.matches($0, whole) }
  }
}
