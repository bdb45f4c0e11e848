import LayoutStage
import UIKit

/// The previews of Interface Builder documents: one for each top-level view of a nib, and for each
/// scene of a storyboard, on the device that the document specifies or, if there is none, on the
/// default device.
///
/// A document without views and scenes is reported as an error; the other documents are shown.
@MainActor struct DocumentPreviews {
  private(set) var previews: [NamedPreview] = []
  /// The paths of the documents that have previews.
  private(set) var paths: [String] = []
  /// The reasons why documents cannot be read, or why nothing in them can be drawn.
  private(set) var errors: [any Error] = []

  /// Reads the Interface Builder documents at paths.
  init(of documents: [String]) {
    var parts: [(path: String, part: DocumentPart)] = []
    for path in documents {
      do {
        parts += try DocumentPart.all(of: path).map { (path, $0) }
        paths.append(path)
      } catch {
        errors.append(error)
      }
    }
    let names = PreviewNames.unique(parts.map { ($0.part.document, $0.part.name) })
    previews = zip(zip(names, PreviewNames.files(names)), parts).map { names, found in
      NamedPreview(
        name: names.0, file: names.1, preview: Preview(found.part, named: names.0), block: nil,
        device: found.part.canvas.flatMap { Device.onCanvas($0) }, document: found.path,
        isScene: found.part.isController)
    }
  }
}
