import Foundation

/// The sources of a module, which are changed as `Projects.json` describes, and then ported.
struct ModuleSources {
  let places: Places
  let module: ProjectList.Module

  private var project: Project { module.project }
  private var folder: URL {
    places.checkout(of: project).appendingPathComponent(module.target.path).standardizedFileURL
  }
  private var edited: URL {
    places.edited(project).appendingPathComponent(module.target.path).standardizedFileURL
  }
  var ported: URL { places.ported(module.target.name, of: project) }

  /// The files that are compiled, as paths in the module's folder.
  private func names() throws(FidelityError) -> [String] {
    let names = Folder(folder).files(withExtension: "swift").map { file in
      String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1))
    }
    let chosen = module.target.files.map { files in names.filter { Self.matches($0, files) } }
    guard let found = chosen ?? names as [String]?, !found.isEmpty else {
      throw .unreadable(folder.path, expected: "a folder of Swift files")
    }
    return found
  }

  /// Returns whether a path is one of the given ones, or below one of them.
  private static func matches(_ path: String, _ files: [String]) -> Bool {
    files.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Writes the ported sources.
  ///
  /// - Parameters:
  ///   - tool: the porting tool.
  ///   - used: the changes that found their file, by their place in the list.
  /// - Throws: `FidelityError` if a file or a line of the list is not there.
  func write(with tool: PortingTool, used: inout Set<Int>) throws(FidelityError) {
    var written: Set<String> = []
    for name in try names() {
      let path = "\(module.target.path)/\(name)"
      let edits = (project.edits ?? []).enumerated().filter { $1.concerns(path) }
      used.formUnion(edits.map(\.offset))
      if edits.contains(where: { $1.isLeftOut == true }) { continue }
      var text = try Folder.text(of: folder.appendingPathComponent(name), expected: "Swift")
      for (_, edit) in edits { text = try edit.applied(to: text, of: path) }
      let file = edited.appendingPathComponent(name)
      try Folder.write(text, to: file)
      written.insert(file.path)
    }
    Folder(edited).keepOnly(written, withExtension: "swift")
    _ = try tool.port(edited, to: ported)
    let outputs = written.map { path in
      ported.path + path.dropFirst(edited.path.count).dropLast(".swift".count) + ".ported.swift"
    }
    if module.target.isTest ?? false {
      for (original, output) in zip(written, outputs) {
        let text = try Folder.text(of: URL(fileURLWithPath: original), expected: "Swift")
        let file = URL(fileURLWithPath: output)
        let ported = try Folder.text(of: file, expected: "ported Swift")
        try Folder.write(TestList.synchronous(ported, original: text), to: file)
      }
    }
    for path in module.target.resources ?? [] {
      let source = folder.appendingPathComponent(path)
      try Resources(
        source: source, copy: ported.appendingPathComponent(source.lastPathComponent)
      ).write()
    }
    let added = try addStandIns() + [ported.appendingPathComponent(TestList.file).path]
    Folder(ported).keepOnly(Set(outputs).union(added), withExtension: "swift")
  }

  /// Copies our files that replace parts of the module, and returns their paths.
  private func addStandIns() throws(FidelityError) -> [String] {
    var copies: [String] = []
    for name in [module.target.name] + (module.target.adds ?? []) {
      let folder = places.standIns.appendingPathComponent(name)
      for file in Folder(folder).files(withExtension: "swift") {
        let copy = ported.appendingPathComponent(file.lastPathComponent)
        try Folder.write(try Folder.text(of: file, expected: "a stand-in"), to: copy)
        copies.append(copy.path)
      }
    }
    return copies
  }
}
