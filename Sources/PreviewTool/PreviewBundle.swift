import Foundation
import LayoutPreviews

/// The resources of packages, put beside a program as Swift's package manager puts them.
///
/// ```
/// previews                 the program
/// package.resources/       where UIImage(named:) looks too
/// BundleAccessor.swift     module of Bundle, which is compiled with the sources
/// Assets.xcassets, …       links to what a project has, in the main bundle
/// AssetSymbols.swift       the names of images and colours that the sources use
/// ```
///
/// Targets are compiled as one module, so that one bundle has the resources of all.
struct PreviewBundle {
  /// The folder of the program.
  let place: URL
  /// The file of the accessor; nil while no target has a resource, and the sources no bundle.
  private(set) var accessor: URL?
  /// The file of the names of images and colours; nil if the sources use none.
  private(set) var symbols: URL?
  private var catalogues: [URL] = []

  private static let name = "package.resources"
  private var folder: URL {
    place.appendingPathComponent(Self.name, isDirectory: true)
  }

  /// Begins without a resource.
  init(beside place: URL) { self.place = place }

  /// Returns whether source may request a resource: of the bundle, an image or colour by its name,
  /// or an image literal.
  ///
  /// Other packages need not be queried what they have, which takes as long as compiling a preview.
  static func isNamed(in files: [String]) -> Bool {
    let words = [".module", "named:", "resourceName:"].map { Data($0.utf8) }
    return files.contains { file in
      guard let text = FileManager.default.contents(atPath: file) else { return false }
      return words.contains { text.range(of: $0) != nil }
    }
  }

  /// Copies the resources of a package's targets.
  ///
  /// - Parameters:
  ///   - package: the package manager's description.
  ///   - note: says what is left out, since a resource of another target has its name.
  /// - Throws: where nothing can be read or written.
  mutating func add(_ package: PackageDescription, note: (String) -> Void) throws {
    guard !package.bundled.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for target in package.bundled {
      for resource in target.resources ?? [] {
        guard let name = resource.place else { continue }
        try copy(resource.path, to: name, of: target, note: note)
      }
    }
    if let language = package.defaultLocalization { try write(language) }
    try writeAccessor()
  }

  /// Links to the resources of a project, of which the nearest has a name.
  ///
  /// Links and no copies: a catalogue may have hundreds of megabytes.
  mutating func add(_ resources: ProjectResources) throws {
    let files = FileManager.default
    for (name, file) in resources.files {
      var link = place.appendingPathComponent(name)
      if name.hasSuffix(".xcassets") {
        // Catalogues are searched whatever they are called, and most are called alike.
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

  /// Writes the names of images and colours that sources use, as Xcode makes them of catalogues.
  mutating func writeSymbols(usedIn files: [String]) throws {
    if catalogues.isEmpty { return }
    let text = files.reduce(into: Data()) { text, file in
      text.append(FileManager.default.contents(atPath: file) ?? Data())
    }
    guard let source = AssetSymbols(of: catalogues).source(beside: text) else { return }
    let file = place.appendingPathComponent("AssetSymbols.swift")
    try Data(source.utf8).write(to: file)
    symbols = file
  }

  /// Leaves the resources of one language, and those of none.
  ///
  /// Foundation of Linux takes those of the bundle's own language, whatever a person prefers, so
  /// the bundle is one of this language.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - note: says that there are none of it; then all stay.
  /// - Throws: where nothing can be removed or written.
  func keep(_ language: PreviewLanguage, note: (String) -> Void) throws {
    let ending = ".lproj"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let codes = all.filter { $0.hasSuffix(ending) && $0 != "Base.lproj" }
      .map { String($0.dropLast(ending.count)) }
    guard !codes.isEmpty else { return }
    guard let best = language.best(of: codes) else {
      let there = codes.sorted().joined(separator: ", ")
      return note("note: there are no resources in \(language.code), only in \(there)")
    }
    for code in codes where code != best {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(code + ending))
    }
    try write(best)
  }

  private mutating func copy(
    _ path: String, to name: String, of target: PackageDescription.Target,
    note: (String) -> Void
  ) throws {
    let files = FileManager.default
    var copy = folder.appendingPathComponent(name)
    // Catalogues are searched whatever they are called, and most are called alike.
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

  /// Writes the language that is the default, as the package manager does.
  private func write(_ language: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(["CFBundleDevelopmentRegion": language])
      .write(to: folder.appendingPathComponent("Info.plist"))
  }

  private mutating func writeAccessor() throws {
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
