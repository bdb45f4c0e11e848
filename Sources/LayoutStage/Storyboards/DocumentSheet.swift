package import Foundation
package import InterfaceBuilder
import RasterCore
import UIKit

/// Two versions of a document of Interface Builder side by side: a row for each view of a nib, or
/// scene of a storyboard, whose pictures differ.
///
///               before      after
///              ┌──────┐    ┌──────┐
///     Herbs    │      │    │      │
///              └──────┘    └──────┘
///
/// If only one version contains the view or scene, the other cell is empty. The documents are drawn
/// without the app's classes.
@MainActor package struct DocumentSheet {
  /// A view of a nib or a scene of a storyboard, with its figure.
  private struct Part {
    let id: String
    let name: String
    let figure: RenderedFigure

    var digest: String { figure.picture().drawing.digest }
  }

  private let title: String
  private let rows: [(before: Part?, after: Part?)]

  /// Lays out the views or scenes of both versions.
  ///
  /// - Parameters:
  ///   - old: the document before the change.
  ///   - new: the document after the change.
  ///   - title: the title of the sheet, such as the file's name.
  ///   - bundle: the bundle in which images and colours are searched for.
  package init(
    from old: InterfaceDocument, to new: InterfaceDocument, title: String, in bundle: Bundle
  ) {
    self.title = title
    let (before, after) = (
      Self.parts(of: old, title, in: bundle), Self.parts(of: new, title, in: bundle)
    )
    let kept = after.map { part in (before: before.first { $0.id == part.id }, after: part) }
    let gone = before.filter { part in !after.contains { $0.id == part.id } }
    rows =
      kept.filter { $0.before?.digest != $0.after.digest }.map { ($0.before, $0.after) }
      + gone.map { ($0, nil) }
  }

  /// The sheet; nil if the pictures of both versions are equal.
  package var sheet: Sheet? {
    if rows.isEmpty { return nil }
    return Sheet(
      title: title, columns: ["Before", "After"],
      rows: rows.map { ($0.after ?? $0.before)?.name ?? "" },
      cells: rows.map { [$0.before?.figure, $0.after?.figure] })
  }

  private static func parts(
    of document: InterfaceDocument, _ name: String, in bundle: Bundle
  ) -> [Part] {
    document.kind == .nib
      ? views(of: document, name, in: bundle) : scenes(of: document, name, in: bundle)
  }

  /// Returns the views of a nib, each drawn in its own size.
  private static func views(
    of document: InterfaceDocument, _ name: String, in bundle: Bundle
  ) -> [Part] {
    DocumentPart.designs(of: document, named: name, in: bundle).compactMap { part in
      guard let view = part.make() as? UIView, !view.bounds.isEmpty else { return nil }
      let device = Device(size: view.bounds.size, scale: 2)
      let figure = Figure(name: part.id, device: device) {
        let controller = UIViewController()
        controller.view = part.make() as? UIView ?? UIView()
        return controller
      }
      let words = part.name ?? name
      return Part(id: part.id, name: words, figure: figure.rendered())
    }
  }

  /// Returns the scenes of a storyboard, each drawn on the device that the document specifies for
  /// the canvas.
  private static func scenes(
    of document: InterfaceDocument, _ name: String, in bundle: Bundle
  ) -> [Part] {
    let outline = StoryboardOutline(document)
    let storyboard = UIStoryboard(designOf: document, named: name, in: bundle)
    let stage = StoryboardStage(storyboard, outline, on: .onCanvas(of: document))
    return outline.controllers.compactMap { controller in
      stage.show(controller, finding: []).map {
        Part(id: controller.id, name: outline.title(of: controller), figure: $0.figure)
      }
    }
  }
}
