public import Foundation
public import LayoutComparison
import LayoutCore
public import LayoutStage
import SnapshotCore

extension RecordedLayout {
  /// Returns a record of each layout that a picture shows, with the name of its pane.
  ///
  /// A pane is the part of a picture that shows one layout. A single layout needs no name. Several
  /// are named by variant, device and orientation, such as `before portrait`; the device is left
  /// out if all have the same one. Equal names are numbered from the second on.
  public static func panes(of picture: Picture, scale: CGFloat) -> [RecordedLayout] {
    let layouts = picture.layouts
    guard layouts.count > 1 else { return layouts.map { RecordedLayout($0, scale: scale) } }
    return zip(layouts, PaneNames(layouts).names).map { layout, name in
      RecordedLayout(layout, named: name, scale: scale)
    }
  }
}

/// The unique names of the layouts that a picture shows.
struct PaneNames {
  /// A unique name for each layout.
  let names: [String]

  init(_ layouts: [LayoutInPicture]) {
    let words = [
      layouts.map(\.variant), layouts.map(\.device.name), layouts.map(\.orientation.rawValue),
    ]
    // The orientation is always part of the name, and so is the variant of a layout that has one.
    // The device is part of the name only if the layouts are on different devices.
    let telling = words.enumerated().filter { index, words in
      index == 2 || Set(words).count > 1 || (index == 0 && words[0] != nil)
    }.map(\.element)
    let plain = layouts.indices.map { pane in
      telling.compactMap { $0[pane] }.joined(separator: " ")
    }
    var counts: [String: Int] = [:]
    names = plain.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name) \(count)"
    }
  }
}

extension RecordedLayout {
  /// Makes the recorded layout of one layout in a picture.
  ///
  /// - Parameters:
  ///   - shown: the layout and its position in the picture.
  ///   - name: the name of the layout in the picture; empty if there is only one.
  ///   - scale: the number of pixels per point of the picture.
  public init(_ shown: LayoutInPicture, named name: String = "", scale: CGFloat) {
    var layout = shown.layout
    if let caption = LayoutRecord.Element(captionOf: shown) { layout.elements.append(caption) }
    self.init(
      name: name, device: shown.device.name,
      orientation: shown.orientation,
      scale: Double(scale * shown.zoom),
      // Convert to points of the layout, in which a golden's positions are given.
      origin: CGPoint(x: shown.origin.x / shown.zoom, y: shown.origin.y / shown.zoom),
      layout: layout.ordered.numberingLines())
  }
}

extension LayoutRecord.Element {
  /// Makes an element of the caption below a layout, so that a changed caption is reported as a
  /// change of text and not of pixels.
  fileprivate init?(captionOf shown: LayoutInPicture) {
    guard let caption = shown.caption else { return nil }
    let viewport = shown.layout.viewport
    let place = caption.frame.offsetBy(dx: -shown.origin.x, dy: -shown.origin.y)
    self.init(
      kind: .caption, indexPath: ItemPlace(0, 0),
      frame: CGRect(
        x: place.minX / shown.zoom + viewport.minX, y: place.minY / shown.zoom + viewport.minY,
        width: place.width / shown.zoom, height: place.height / shown.zoom),
      text: caption.text)
  }
}

extension RenderedFigure {
  /// Returns the recorded layout that the figure shows, in points of the figure's screen.
  func goldenPane(named name: String = "") throws(NoLayout) -> RecordedLayout {
    guard layout != nil, let shown = picture(legend: false).layouts.first else {
      throw NoLayout(figure: self.name)
    }
    return RecordedLayout(shown, named: name, scale: configuration.device.scale)
  }
}

/// The error thrown if a figure without a collection view is to be compared by its layout.
package struct NoLayout: Error, Sendable, Hashable, CustomStringConvertible {
  package let figure: String

  /// The problem, and the next step.
  package var description: String {
    "\(figure) shows no collection view, so it has no layout to compare: compare its image"
  }
}
