import Foundation
import InterfaceBuilder
import LayoutStage

extension DocumentationFigure {
  /// A storyboard on one page, with its segues.
  static let storyboard = DocumentationFigure("lab/storyboard") { look in
    let file = RepositoryFile("Sources/DocumentationFigures/Storyboard/Herbs.storyboard")
    let document = try InterfaceDocument(bytes: [UInt8](try file.data()), named: "Herbs.storyboard")
    let device = DeviceConfiguration.onCanvas(of: document)
    let sheet = StoryboardSheet(
      of: document, title: "Herbs.storyboard", in: .main, on: look == .dark ? device.dark : device)
    return sheet.picture()
  }
}
