import Foundation
import LayoutCore
package import LayoutScenes
package import LayoutStage
import UIKit

/// A carousel on devices that are rotated.
package struct CarouselFigure: Sendable {
  /// The figure's name, which is also the path of its pictures.
  package let name: FigureName
  /// The title above the sheet.
  package let title: String
  let subtitle: String
  /// The rows of the sheet: names of known devices, each with the version of iOS.
  let devices: [(name: String, system: SystemGeneration)]
  /// Whether the rotation is also filmed.
  let isFilmed: Bool
  /// A closure that makes the carousel.
  let carousel: @MainActor @Sendable () -> CarouselController

  /// The scale of the sheet and of the films' strips in pixels per point.
  static let scale: CGFloat = 2

  /// Makes a figure of a carousel.
  ///
  /// The default system is iOS 10. The carousels make their constraints when their traits change,
  /// and a controller's first traits count as a change only up to iOS 12.
  init(
    _ name: String, title: String, subtitle: String,
    on devices: [(name: String, system: SystemGeneration)] = [
      ("iPhone 7", .iOS10), ("iPad 9.7", .iOS10),
    ],
    isFilmed: Bool = false,
    carousel: @escaping @MainActor @Sendable () -> CarouselController
  ) {
    self.name = FigureName(known: name)
    (self.title, self.subtitle) = (title, subtitle)
    (self.devices, self.isFilmed, self.carousel) = (devices, isFilmed, carousel)
  }

  /// Returns the carousel in a navigation controller, in portrait on each device.
  @MainActor package func figures(in look: Appearance) -> [Figure] {
    zip(devices, headings).map { device, heading in
      Figure(
        name: "\(name)", variant: heading, device: Device(known: device.name), appearance: look,
        chrome: Chrome(statusBar: true), system: device.system
      ) { UINavigationController(rootViewController: carousel()) }
    }
  }

  /// The description of the figure, on one line.
  package var summary: String {
    let names = devices.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return "controllers on " + names.joined(separator: " and ") + ", in portrait and landscape"
  }

  /// Draws the sheet with all devices and orientations.
  @MainActor package func picture(in look: Appearance) -> NamedPicture {
    NamedPicture(name.drawing(in: look), sheet(in: look).picture(), scale: Self.scale)
  }

  /// The film of this figure, if it has one.
  package var films: [FilmedFigure] { isFilmed ? [film] : [] }

  /// The film of the first device during its rotation.
  var film: FilmedFigure {
    FilmedFigure(name) {
      var film = Film(figures(in: .light)[0], title: title)
      // The console's messages about pages that are too high for a moment are suppressed, since the
      // film itself shows such pages.
      film.isQuiet = true
      return film
    }
  }

  /// Returns the sheet with one row per device, in portrait and in landscape, and captions with the
  /// visible parts of the pages.
  ///
  /// The flow layout's console messages about pages that are too high for a moment are suppressed,
  /// since the sheet itself shows such pages.
  @MainActor func sheet(in look: Appearance) -> Sheet {
    let (rows, _) = ConsoleText.recording {
      figures(in: look).map { $0.rendered(turningTo: [.portrait, .landscape]) }
    }
    var sheet = Sheet(
      title: title, subtitle: subtitle, columns: ["Upright", "Turned"], rows: headings,
      cells: rows, captions: rows.map { $0.map(\.pagesSeen) }, appearance: look)
    // A page has one large number, which is legible at any width of an article, so the sheet needs
    // no minimum width.
    sheet.leastWidth = 0
    return sheet
  }

  /// The names of the devices, each with its version of iOS if any device occurs several times.
  private var headings: [String] {
    let names = devices.map(\.name)
    guard Set(names).count < names.count else { return names }
    return devices.map { "\($0), iOS \($1.rawValue)" }
  }
}

extension RenderedFigure {
  /// The visible part of each page: `292 points of page 1, 375 of page 2`.
  fileprivate var pagesSeen: String {
    guard let layout, layout.viewport.width > 0 else { return "No page is seen." }
    let seen = layout.elements.compactMap { element -> (page: Int, width: CGFloat)? in
      let width = element.frame.intersection(layout.viewport).width
      return width > 0 ? (element.indexPath.item + 1, width) : nil
    }
    if seen.count == 1, let only = seen.first { return "Page \(only.page)." }
    let words = seen.enumerated().map { index, part in
      "\(Int(part.width.rounded()))" + (index == 0 ? " points" : "") + " of page \(part.page)"
    }
    return words.joined(separator: ", ") + "."
  }
}
