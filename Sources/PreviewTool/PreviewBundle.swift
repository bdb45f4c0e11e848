import Foundation
import LayoutPreviews
import Porting

/// The resources of packages and projects, in the folder of a program, laid out as by Swift Package
/// Manager.
///
/// ```
/// previews                 the program
/// package.resources/       a bundle that UIImage(named:) searches too
/// BundleAccessor.swift     declares the bundle `module`; compiled with the sources
/// Assets.xcassets, …       links to a project's resources, in the main bundle
/// AssetSymbols.swift       the names of images and colours that the sources use
/// ```
///
/// All targets are compiled as one module, so one bundle contains the resources of all targets.
struct PreviewBundle {
  /// The folder that contains the program.
  let place: URL
  /// The source file that declares the bundle `module`; nil if no target has resources and no
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
  /// colour, a font or a data asset, with an image literal, or by a key in a strings table.
  ///
  /// If not, the package manager is not called for a description, which is slow.
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
  ///   - note: a closure called for each resource that is left out because another target's
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
  /// If several have the same name, the one nearest to the sources is linked; but all asset
  /// catalogues are linked.
  ///
  /// The resources are not copied, since an asset catalogue may have hundreds of megabytes.
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

  /// Writes a source file with Swift names for the images and colours that the sources use, as
  /// Xcode generates it from asset catalogues.
  mutating func writeSymbols(usedIn files: [String], with tool: PortTool) throws {
    guard let requested = requestedSymbols else { return }
    let catalogues = requested.catalogues.flatMap { ["--catalogue", $0] }
    let options = ["--symbols", requested.file] + catalogues
    let run = try ChildRun(tool.program, options + ["--"] + files)
    if run.status == 0 { symbols = URL(fileURLWithPath: requested.file) }
  }

  /// The request for the source with the names of images and colours; nil without catalogues.
  var requestedSymbols: ClosureTool.Symbols? {
    if catalogues.isEmpty { return nil }
    return ClosureTool.Symbols(
      file: place.appendingPathComponent("AssetSymbols.swift").path,
      catalogues: catalogues.map(\.path))
  }

  /// Removes the resources of all languages except the requested one, and except `Base.lproj`.
  ///
  /// On Linux, Foundation always uses the resources of the bundle's development language. So the
  /// remaining language also becomes the development language.
  ///
  /// - Parameters:
  ///   - request: the request with the language.
  ///   - note: a closure called if there are no resources in the language; those of all languages
  ///     are then kept.
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

  /// Writes a property list with entries, such as an `Info.plist`.
  func write(_ entries: [String: Any], to file: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
      .write(to: file)
  }

  /// Writes the source file that declares the bundle `module`.
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
