import Foundation
import LayoutPreviews
import Porting

/// The resources of packages, copied beside a program in the same layout as by Swift Package
/// Manager.
///
/// ```
/// previews                 the program
/// package.resources/       where UIImage(named:) looks too
/// BundleAccessor.swift     module of Bundle, which is compiled with the sources
/// Assets.xcassets, …       links to what a project has, in the main bundle
/// AssetSymbols.swift       the names of images and colours that the sources use
/// ```
///
/// All targets are compiled as one module, so one bundle has the resources of them all.
struct PreviewBundle {
  /// The folder that contains the program.
  let place: URL
  /// The source file that declares the module's bundle; nil if no target has resources and no
  /// source uses a bundle.
  private(set) var accessor: URL?
  /// The source file with the names of images and colours; nil if the sources use none.
  private(set) var symbols: URL?
  private var catalogues: [URL] = []

  private static let name = "package.resources"
  private var folder: URL {
    place.appendingPathComponent(Self.name, isDirectory: true)
  }

  /// Makes a bundle without resources.
  init(beside place: URL) { self.place = place }

  /// Returns whether source may use a resource: through the bundle, by the name of an image, a
  /// colour or a font, with an image literal, or by a text of a table of strings.
  ///
  /// Otherwise the package's description is not requested, since that takes as long as compiling a
  /// preview.
  static func isNamed(in files: [String]) -> Bool {
    let words = [
      ".module", "named:", "resourceName:", "ocalizedString", "localized:", "UIFont(name",
      "CTFontManager", "resource:", "NSDataAsset(",
    ].map { Data($0.utf8) }
    return files.contains { file in
      guard let text = FileManager.default.contents(atPath: file) else { return false }
      return words.contains { text.range(of: $0) != nil }
    }
  }

  /// Copies the resources of a package's targets.
  ///
  /// - Parameters:
  ///   - package: the package manager's description.
  ///   - note: a closure called for each resource that is left out because a different target's
  ///     resource has the same name.
  /// - Throws: an error if a file cannot be read or written.
  mutating func add(_ package: PackageDescription, note: (String) -> Void) throws {
    guard !package.bundled.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for target in package.bundled {
      for resource in target.resources ?? [] {
        guard let name = resource.place else { continue }
        try copy(resource.path, to: name, of: target, note: note)
      }
    }
    if let language = package.defaultLocalization { try write(language, in: folder) }
    try writeAccessor()
  }

  /// Makes symbolic links to a project's resources.
  ///
  /// If several have the same name, the nearest one is linked.
  ///
  /// They are not copied, since a catalogue may have hundreds of megabytes.
  mutating func add(_ resources: ProjectResources) throws {
    let files = FileManager.default
    for (name, file) in resources.files {
      var link = place.appendingPathComponent(name)
      if name.hasSuffix(".xcassets") {
        // Most catalogues have the same name, `Assets.xcassets`. All catalogues are searched
        // regardless of their names, so a number is added to make the name unique.
        if files.fileExists(atPath: link.path) {
          link = place.appendingPathComponent("\(catalogues.count).\(name)")
        }
        catalogues.append(file)
      }
      if files.fileExists(atPath: link.path) { continue }
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: link, withDestinationURL: file)
    }
  }

  /// Writes the source with the names of images and colours that the sources use, as Xcode
  /// generates it from catalogues.
  mutating func writeSymbols(usedIn files: [String], with tool: PortTool) throws {
    if catalogues.isEmpty { return }
    let list = catalogues.map(\.path).joined(separator: "\n")
    try Data(list.utf8).write(to: place.appendingPathComponent(Self.catalogueList))
    symbols = try Self.writeSymbols(to: place, usedIn: files, with: tool)
  }

  /// The file that lists a bundle's catalogues.
  private static let catalogueList = ".catalogues"

  /// Writes the source with the names of a bundle's images and colours; returns nil without
  /// catalogues, or if the tool fails.
  @discardableResult
  static func writeSymbols(
    to place: URL, usedIn files: [String], with tool: PortTool
  ) throws -> URL? {
    let list = FileManager.default.contents(
      atPath: place.appendingPathComponent(catalogueList).path)
    let catalogues = String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n")
    if catalogues.isEmpty { return nil }
    let file = place.appendingPathComponent("AssetSymbols.swift")
    let options = ["--symbols", file.path] + catalogues.flatMap { ["--catalogue", "\($0)"] }
    let run = try ChildRun(tool.program, options + ["--"] + files)
    return run.status == 0 ? file : nil
  }

  /// Removes the resources of all languages except one.
  ///
  /// On Linux, Foundation uses the resources of the bundle's development language, whatever the
  /// user prefers. So this language also becomes the development language.
  ///
  /// - Parameters:
  ///   - request: the request with the language.
  ///   - note: a closure called if there are no resources in the language; all are then kept.
  /// - Throws: an error if a file cannot be removed or written.
  func keepLanguage(of request: PreviewRequest, note: (String) -> Void) throws {
    guard let code = request.languageCode else { return }
    for folder in [folder, place] { try keep(code, of: request, in: folder, note: note) }
  }

  private func keep(
    _ code: String, of request: PreviewRequest, in folder: URL, note: (String) -> Void
  ) throws {
    let ending = ".lproj"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let codes = all.filter { $0.hasSuffix(ending) && $0 != "Base.lproj" }
      .map { String($0.dropLast(ending.count)) }
    guard !codes.isEmpty else { return }
    guard let best = request.bestLanguage(of: codes) else {
      let there = codes.sorted().joined(separator: ", ")
      return note("note: there are no resources in \(code), only in \(there)")
    }
    for code in codes where code != best {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(code + ending))
    }
    try write(best, in: folder)
  }

  private mutating func copy(
    _ path: String, to name: String, of target: PackageDescription.Target,
    note: (String) -> Void
  ) throws {
    let files = FileManager.default
    var copy = folder.appendingPathComponent(name)
    // Most catalogues have the same name, `Assets.xcassets`. All catalogues are searched regardless
    // of their names, so the target's name is added to make the name unique.
    if name.hasSuffix(".xcassets"), files.fileExists(atPath: copy.path) {
      copy = folder.appendingPathComponent("\(target.name).\(name)")
    }
    guard !files.fileExists(atPath: copy.path) else {
      return note("\(path): note: left out: another target has a resource of this name")
    }
    try files.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: URL(fileURLWithPath: path), to: copy)
    if name.hasSuffix(".xcassets") { catalogues.append(copy) }
  }

  /// Writes the bundle's development language into its `Info.plist`, as Swift Package Manager does.
  private func write(_ language: String, in folder: URL) throws {
    let file = folder.appendingPathComponent("Info.plist")
    let own = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    var entries = own as? [String: Any] ?? [:]
    entries["CFBundleDevelopmentRegion"] = language
    try write(entries, to: file)
  }

  /// Writes an `Info.plist`.
  func write(_ entries: [String: Any], to file: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
      .write(to: file)
  }

  /// Writes the source file that declares the module's bundle.
  mutating func writeAccessor() throws {
    let file = place.appendingPathComponent("BundleAccessor.swift")
    let text = """
      import Foundation

      extension Foundation.Bundle {
        static let module =
          Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(Self.name)")) ?? Bundle.main
      }

      """
    try Data(text.utf8).write(to: file)
    accessor = file
  }
}
