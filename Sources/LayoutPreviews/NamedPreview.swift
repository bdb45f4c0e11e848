import LayoutStage
package import UIKit

/// A preview with a name that is unique in the program.
@MainActor package struct NamedPreview {
  package let name: String
  /// The name of the preview's files, without their extension.
  let file: String
  package let preview: Preview
  /// The type that was generated for the preview's `#Preview` block; nil if there is no block.
  package let block: (any PreviewRegistry.Type)?
  /// The device on which the preview is shown if the request specifies none; nil for the default
  /// device.
  var device: Device?
  /// The path of the Interface Builder document that the preview shows; nil for a preview from
  /// source.
  var document: String?
  /// Whether the preview shows an Interface Builder document.
  var isDocument: Bool { document != nil }
  /// Whether the preview shows a scene of a storyboard, which is also drawn on the storyboard's
  /// sheet.
  var isScene = false

  /// Returns the previews of the `#Preview` blocks in the running program.
  ///
  /// The porting tool converts each block to a type, and the types are found through the runtime's
  /// type records. There is no list of previews, from which one could be missing.
  ///
  /// - Parameter modules: the modules whose previews are returned; an empty array means all
  ///   modules.
  /// - Returns: the previews, ordered by module, file and line.
  /// - Throws: any error thrown by a block; ported blocks throw none.
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

  /// Returns named previews for generated previews, which are not in `#Preview` blocks.
  static func all(_ previews: [Preview]) -> [NamedPreview] {
    let names = PreviewNames.unique(previews.map { ("preview", $0.name) })
    return zip(zip(names, PreviewNames.files(names)), previews).map { names, preview in
      NamedPreview(name: names.0, file: names.1, preview: preview, block: nil)
    }
  }
}

extension PreviewRegistry {
  /// The name of the module that contains the block.
  package static var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the block's file, without folders and extension.
  fileprivate static var fileName: String {
    let name = fileID.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
