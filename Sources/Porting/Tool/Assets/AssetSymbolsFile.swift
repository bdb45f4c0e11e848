import Foundation

/// The file with the Swift names of images and colours that sources use.
struct AssetSymbolsFile {
  let path: String

  private static let head = "// The names of images and colours, as Xcode generates them.\n"

  /// Writes the file for sources, with the names of the asset catalogues in their folders and of
  /// other catalogues; it declares nothing if no name is used.
  func write(for paths: [String], _ catalogues: [String]) throws(PortError) {
    try write(Self.source(for: paths, catalogues) ?? "")
  }

  /// Writes the file for sources that have already been read.
  ///
  /// - Parameters:
  ///   - contents: the sources.
  ///   - paths: their paths, beside which catalogues are searched.
  ///   - catalogues: other catalogues.
  /// - Throws: `PortError` if the file cannot be written.
  func write(
    for contents: [Data], at paths: [String], _ catalogues: [String]
  ) throws(PortError) {
    let found = AssetNames.catalogues(beside: paths) + catalogues.map { URL(fileURLWithPath: $0) }
    try write(AssetSymbols(AssetNames(of: found)).source(beside: contents) ?? "")
  }

  /// Writes the file, or removes it if no name is used any more.
  ///
  /// A file at this path that the tool did not write is not changed.
  func update(for paths: [String], _ catalogues: [String]) throws(PortError) {
    let files = FileManager.default
    let present = files.contents(atPath: path)
    let isOwn = present.map { $0.starts(with: Data(Self.head.utf8)) } ?? true
    guard isOwn else { return }
    if let source = Self.source(for: paths, catalogues) {
      try write(source)
    } else if present != nil {
      try? files.removeItem(atPath: path)
    }
  }

  private func write(_ source: String) throws(PortError) {
    let url = URL(fileURLWithPath: path)
    try OutputTree(folder: url.deletingLastPathComponent().path)
      .write(Self.head + source, to: url.lastPathComponent)
  }

  private static func source(for paths: [String], _ catalogues: [String]) -> String? {
    let found = AssetNames.catalogues(beside: paths) + catalogues.map { URL(fileURLWithPath: $0) }
    if found.isEmpty { return nil }
    let contents = swiftFiles(paths).map { FileManager.default.contents(atPath: $0) ?? Data() }
    return AssetSymbols(AssetNames(of: found)).source(beside: contents)
  }

  private static func swiftFiles(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard let names = FileManager.default.enumerator(atPath: path) else { return [path] }
      let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      return files.isEmpty ? [path] : files.sorted().map { "\(path)/\($0)" }
    }
  }
}
