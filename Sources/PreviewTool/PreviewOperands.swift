package import CommandLineKit
import Foundation

/// The operands of a command that shows previews: files and folders, and the name of a preview.
package struct PreviewOperands {
  /// The files and folders.
  package let sources: PreviewSources
  /// The paths of Interface Builder documents, which are shown instead of the source's previews.
  package let documents: [String]
  /// The name of the preview to show; nil to show all.
  package let name: String?

  /// Separates the files and folders from the name.
  ///
  /// - Throws: `UsageError` if there is neither a source nor a document, or more than one name.
  package init(_ operands: [String], command: String) throws(UsageError) {
    let paths = operands.filter(Self.isSource)
    documents = operands.filter(Self.isDocument)
    guard !paths.isEmpty || !documents.isEmpty else {
      throw .missingOperand("a Swift file or a folder of them", command: command)
    }
    let names = operands.filter { !Self.isSource($0) && !Self.isDocument($0) }
    if names.count > 1 {
      throw .extraOperand(names[1], command: command, takes: "one name")
    }
    sources = paths.isEmpty ? DocumentSources(of: documents).sources : PreviewSources(paths)
    name = names.first
  }

  /// Returns whether an operand is the path of a document of Interface Builder.
  package static func isDocument(_ operand: String) -> Bool {
    ["xib", "storyboard"].contains((operand as NSString).pathExtension)
  }

  /// Returns whether an operand is the path of a Swift file or of a folder.
  package static func isSource(_ operand: String) -> Bool {
    operand.hasSuffix(".swift") || FileManager.default.isFolder(operand) == true
  }
}
