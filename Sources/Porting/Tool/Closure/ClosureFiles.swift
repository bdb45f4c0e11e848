import Foundation

/// The folder with the generated Swift files of a `Closure` and their object files.
struct ClosureFiles {
  let folder: String

  /// Returns the path of a file's object file.
  func object(of path: String) -> String { "\(folder)/\((path as NSString).lastPathComponent).o" }

  /// Removes a file's object file.
  func removeObject(of path: String) {
    try? FileManager.default.removeItem(atPath: object(of: path))
  }

  /// Returns the files that have no object file.
  func uncompiled(_ paths: [String]) -> [String] {
    paths.filter { !FileManager.default.fileExists(atPath: object(of: $0)) }
  }

  /// Returns the path for a generated file; the number makes the names of files from different
  /// folders differ.
  private func path(of file: PortedFile, _ number: Int) -> String {
    let path = file.source.path
    if path == "\(ClosureRun.ring)main.swift" { return "\(folder)/main.swift" }
    let isGenerated = path.hasPrefix(ClosureRun.ring)
    return "\(folder)/\(file.source.baseName)\(isGenerated ? "" : ".\(number)").swift"
  }

  /// Writes generated files.
  ///
  /// - Returns: the paths of all files, and of the files that are to be compiled, because they are
  ///   new or different or have no object file; the old object files of these are removed.
  func write(_ ported: [PortedFile]) -> (paths: [String], changed: [String]) {
    let output = OutputTree(folder: folder)
    var (paths, changed): ([String], [String]) = ([], [])
    for (number, file) in ported.enumerated() {
      let path = path(of: file, number)
      paths.append(path)
      let isSame = FileManager.default.contents(atPath: path) == Data(file.text.utf8)
      if isSame, FileManager.default.fileExists(atPath: object(of: path)) { continue }
      removeObject(of: path)
      try? output.write(file.text, to: (path as NSString).lastPathComponent)
      changed.append(path)
    }
    return (paths, changed)
  }

  // MARK: Replacing the files by those of another `Closure`

  /// Writes the generated files of another `Closure`.
  ///
  /// Other Swift files in the folder are removed, and so are the object files of all files that may
  /// depend on a declaration that differs.
  ///
  /// - Parameters:
  ///   - ported: the files.
  ///   - given: further files that are compiled with them.
  ///   - command: the compiler and its flags.
  /// - Returns: the paths of the written files.
  func replace(with ported: [PortedFile], given: [String], _ command: [String]) -> [String] {
    keep(command)
    let paths = ported.enumerated().map { path(of: $1, $0) }
    var all = zip(paths, ported).map { path, file in
      ClosureDependents.File(path: path, old: text(at: path), new: file.text)
    }
    for path in given {
      let copy = "\(folder)/\((path as NSString).lastPathComponent).copy"
      let new = text(at: path) ?? ""
      all.append(.init(path: path, old: text(at: copy), new: new))
      try? OutputTree(folder: folder).write(new, to: (copy as NSString).lastPathComponent)
    }
    let known = Set(paths)
    for path in oldPaths where !known.contains(path) {
      all.append(.init(path: path, old: text(at: path), new: ""))
      try? FileManager.default.removeItem(atPath: path)
      removeObject(of: path)
    }
    // A file without an object file may have changed in a run that was interrupted, so all files
    // that depend on it are compiled again.
    for path in ClosureDependents(files: all).paths { removeObject(of: path) }
    return write(ported).paths
  }

  /// The paths of the Swift files that an earlier run wrote to the folder.
  private var oldPaths: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func text(at path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Removes the folder if its files were compiled with a different compiler or different flags,
  /// and records the compiler and the flags.
  private func keep(_ command: [String]) {
    let (name, words) = ("compiler.txt", command.joined(separator: "\n"))
    if text(at: "\(folder)/\(name)") == words { return }
    try? FileManager.default.removeItem(atPath: folder)
    try? OutputTree(folder: folder).write(words, to: name)
  }

  // MARK: Linking

  private var linkedList: String { "\(folder)/linked.txt" }

  /// The path of the file that stores the linker's command line (`LinkerCommand`).
  var linker: String { "\(folder)/linker.json" }

  /// Returns whether a program exists, and the recorded paths of its object files are the same.
  func isLinked(_ program: String, from objects: [String]) -> Bool {
    text(at: linkedList) == ([program] + objects).joined(separator: "\n")
      && FileManager.default.fileExists(atPath: program)
  }

  /// Records the object files from which a program is linked, or removes the record if `objects` is
  /// nil.
  func note(_ program: String, linkedFrom objects: [String]?) {
    let words = objects.map { ([program] + $0).joined(separator: "\n") } ?? ""
    try? OutputTree(folder: folder).write(words, to: "linked.txt")
  }
}
