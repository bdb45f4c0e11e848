package import Foundation
package import InterfaceBuilder
import UIKit

extension StoryboardSheet {
  /// Lays out the scenes of a document, each on the device that the document specifies for the
  /// canvas, or on `device`.
  ///
  /// The document is drawn without the app's classes, and shows each prototype cell once.
  ///
  /// - Parameters:
  ///   - document: the storyboard.
  ///   - title: the title of the sheet; nil for none.
  ///   - bundle: the bundle in which images and colours are searched for.
  ///   - device: the device for all scenes; nil for the device that the document specifies.
  @MainActor package init(
    of document: InterfaceDocument, title: String? = nil, in bundle: Bundle,
    on device: DeviceConfiguration? = nil
  ) {
    let outline = StoryboardOutline(document)
    let configuration = device ?? .onCanvas(of: document)
    let storyboard = UIStoryboard(designOf: document, named: title ?? "storyboard", in: bundle)
    let stage = StoryboardStage(storyboard, outline, on: configuration)
    var (scenes, frames): ([Scene], [String: [String: CGRect]]) = ([], [:])
    for controller in outline.controllers {
      let owners = outline.segues.filter { $0.source == controller.id }.map(\.owner)
      let shown = stage.show(controller, finding: owners.filter { $0 != controller.id })
      frames[controller.id] = shown?.frames
      let title = outline.title(of: controller)
      let name =
        controller.text("storyboardIdentifier") ?? controller.text("referencedIdentifier")
      // A storyboard identifier that is equal to the title or the class's name is not shown.
      let isTold = name == title || name == controller.customClass
      scenes.append(
        Scene(
          id: controller.id, title: title, detail: isTold ? nil : name,
          figure: shown?.figure, location: outline.locations[controller.id]))
    }
    let known = Set(scenes.map(\.id))
    let arrows = outline.segues.map { segue in
      Arrow(
        from: segue.source, to: known.contains(segue.destination) ? segue.destination : nil,
        kind: segue.segue.relationship?.spacedWords ?? segue.segue.kind,
        name: segue.segue.properties["unwindAction"] ?? segue.segue.identifier,
        trigger: frames[segue.source]?[segue.owner])
    }
    self.init(
      title: title, scenes: scenes, arrows: arrows, initial: document.initialController,
      appearance: configuration.appearance)
  }
}

extension DeviceConfiguration {
  /// Returns the device that a document specifies for the canvas, with its orientation and
  /// appearance; an iPhone 7 Plus if the device is unknown.
  package static func onCanvas(of document: InterfaceDocument) -> DeviceConfiguration {
    let canvas = document.canvas
    let device = canvas.flatMap { Device.onCanvas($0.device) } ?? .usual
    let turned = canvas?.isLandscape == true ? device.landscape : device.portrait
    return canvas?.isDark == true ? turned.dark : turned
  }
}

extension String {
  /// The name, such as `rootViewController`, as lower-case words with spaces.
  fileprivate var spacedWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
