public import Foundation
import LayoutCore
public import LayoutStage
public import SnapshotCore

extension GoldenPane {
  /// Takes down a layout that a picture shows.
  ///
  /// - Parameters:
  ///   - shown: the layout, and where the picture shows it.
  ///   - name: the pane of the picture; empty where there is one only.
  ///   - scale: pixels of the picture a point of the picture.
  public init(_ shown: PicturedLayout, named name: String = "", scale: CGFloat) {
    var layout = shown.layout
    if let caption = LayoutRecord.Element(captionOf: shown) { layout.elements.append(caption) }
    self.init(
      name: name, device: shown.device.name,
      orientation: shown.orientation,
      scale: Double(scale * shown.zoom),
      // In points of the layout, which is what a golden counts in.
      origin: CGPoint(x: shown.origin.x / shown.zoom, y: shown.origin.y / shown.zoom),
      layout: layout.ordered.numberingLines())
  }
}

extension LayoutRecord.Element {
  /// The words below a layout, as an element beside its content: a change of them is one of text,
  /// not of paint.
  fileprivate init?(captionOf shown: PicturedLayout) {
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
