package import UIKit

/// A preview by a name that no other of the program has.
@MainActor package struct NamedPreview {
  package let name: String
  /// The name of its files, without extension.
  let file: String
  package let preview: Preview
  /// The type that stands for its block; nil if there is no block.
  package let block: (any PreviewRegistry.Type)?

  /// Finds the previews of the running program's blocks.
  ///
  /// Porting makes each block a type, and types are found by the runtime's records of them. So
  /// nobody lists previews, and none can be left out.
  ///
  /// - Parameter modules: whose blocks; of all modules where it is empty.
  /// - Returns: the previews, in the order of modules, files and lines.
  /// - Throws: what a block throws, which ported ones never do.
  package static func all(in modules: [String] = []) throws -> [NamedPreview] {
    let types = TypeRecords.types(named: "QuarterturnPreview")
    let blocks = types.compactMap { $0 as? any PreviewRegistry.Type }
      .filter { modules.isEmpty || modules.contains($0.module) }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let previews = try blocks.map { try $0.makePreview() }
    let names = PreviewNames.unique(zip(blocks, previews).map { ($0.fileName, $1.name) })
    return zip(zip(names, PreviewNames.files(names)), zip(previews, blocks)).map { names, pair in
      NamedPreview(name: names.0, file: names.1, preview: pair.0, block: pair.1)
    }
  }

  /// Returns previews that are in no block.
  static func all(_ previews: [Preview]) -> [NamedPreview] {
    let names = PreviewNames.unique(previews.map { ("preview", $0.name) })
    return zip(zip(names, PreviewNames.files(names)), previews).map { names, preview in
      NamedPreview(name: names.0, file: names.1, preview: preview, block: nil)
    }
  }
}

extension PreviewRegistry {
  /// The module of the block.
  package static var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the block's file without folders and ending.
  fileprivate static var fileName: String {
    let name = fileID.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
