public import Foundation
import LayoutCore
public import LayoutFigures
public import SnapshotCore
import UIKit

extension GoldenLayout {
  /// Takes down a layout that a picture shows.
  ///
  /// - Parameters:
  ///   - shown: the layout, and where the picture shows it.
  ///   - name: the pane of the picture; empty where there is one only.
  ///   - scale: pixels of the picture a point of the picture.
  public init(_ shown: PicturedLayout, named name: String = "", scale: CGFloat) {
    let layout = shown.layout
    self = GoldenLayout(
      name: name, device: shown.device.name, orientation: .init(shown.orientation),
      scale: Double(scale * shown.zoom), scrollAxis: .init(layout.axis),
      contentSize: layout.contentSize, viewport: layout.viewport,
      // In points of the layout, which is what a golden counts in.
      origin: CGPoint(x: shown.origin.x / shown.zoom, y: shown.origin.y / shown.zoom),
      sections: layout.sections.enumerated().map { Section($1, index: $0, axis: layout.axis) },
      elements: layout.elements.map(Element.init) + [Element(captionOf: shown)].compactMap(\.self)
    ).numberingLines()
  }
}

extension GoldenLayout.Orientation {
  fileprivate init(_ orientation: LayoutFigures.Orientation) {
    self = orientation == .portrait ? .portrait : .landscape
  }
}

extension GoldenLayout.ScrollAxis {
  fileprivate init(_ axis: Axis) { self = axis == .vertical ? .vertical : .horizontal }
}

extension GoldenLayout.Section {
  fileprivate init(_ section: LayoutSnapshot.Section, index: Int, axis: Axis) {
    let inset = section.inset
    self.init(
      index: index,
      inset: .init(
        top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom),
        right: Double(inset.right)),
      lineSpacing: Double(section.minimumLineSpacing),
      interitemSpacing: Double(section.minimumInteritemSpacing),
      headerSize: CGSize(section.headerLength, along: axis),
      footerSize: CGSize(section.footerLength, along: axis))
  }
}

extension CGSize {
  /// A header or footer is as broad as the content, whatever was asked for (A6): only its length is told.
  fileprivate init(_ length: CGFloat, along axis: Axis) {
    self =
      axis == .vertical
      ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
  }
}

extension GoldenLayout.Element {
  fileprivate init(_ element: LayoutSnapshot.Element) {
    let look = element.look
    self.init(
      kind: .init(element.kind), indexPath: .init(element.section, element.item),
      frame: element.frame, zIndex: element.zIndex, text: look.text, font: look.font,
      color: look.color)
  }
}

extension GoldenLayout.Element {
  /// The words below a layout, as an element beside its content: a change of them is one of text, not of paint.
  fileprivate init?(captionOf shown: PicturedLayout) {
    guard let caption = shown.caption else { return nil }
    let viewport = shown.layout.viewport
    let place = caption.frame.offsetBy(dx: -shown.origin.x, dy: -shown.origin.y)
    self.init(
      kind: .caption, indexPath: .init(0, 0),
      frame: CGRect(
        x: place.minX / shown.zoom + viewport.minX, y: place.minY / shown.zoom + viewport.minY,
        width: place.width / shown.zoom, height: place.height / shown.zoom),
      text: caption.text)
  }
}

extension GoldenLayout.Kind {
  /// Kinds of the layout's own keep their names, so that two of them at one index path stay two.
  fileprivate init(_ kind: LayoutSnapshot.Kind) {
    switch kind {
    case .cell: self = .cell
    case .header: self = .header
    case .footer: self = .footer
    case .supplementary(let name): self = name.isEmpty ? .supplementary : .init(rawValue: name)
    case .decoration(let name):
      self = name.isEmpty ? .decoration : .init(rawValue: "decoration \(name)")
    }
  }
}
