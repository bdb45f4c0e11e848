import Foundation
package import LayoutComparison
import LayoutCore
import RasterCore

/// The views of a layout in a picture from back to front, each with its frame in the picture.
///
///     screen's views ‹ elements by zIndex, each with the views in it, superviews first
///
/// A differing pixel belongs to the frontmost view at its position that draws anything or, if none
/// does, to the frontmost view.
struct PaintOrder {
  private struct Entry {
    let label: String
    /// The frame in the picture, in pixels.
    let rect: CGRect
    /// Whether the view itself draws anything.
    let paints: Bool
  }

  private var entries: [Entry] = []

  init(_ pane: RecordedLayout) {
    let layout = pane.layout
    if let screen = layout.screen {
      let corner = CGPoint(
        x: pane.origin.x - layout.screenFrame.minX, y: pane.origin.y - layout.screenFrame.minY)
      add(screen, [], at: corner, pane.scale, isNamed: false)
    }
    let stacked = layout.elements.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, element) in stacked {
      guard let view = element.view else { continue }
      let corner = CGPoint(
        x: pane.origin.x + element.frame.minX - layout.viewport.minX,
        y: pane.origin.y + element.frame.minY - layout.viewport.minY)
      add(view, [element.label], at: corner, pane.scale, isNamed: false)
    }
  }

  /// Returns the name of the view at the middle of a rectangle of the picture, such as `cell [0,3]
  /// › leaf`; nil if there is none.
  func owner(of rect: PixelRect) -> String? {
    let middle = CGPoint(
      x: CGFloat(rect.x) + CGFloat(rect.width) / 2, y: CGFloat(rect.y) + CGFloat(rect.height) / 2)
    let there = entries.filter { $0.rect.contains(middle) }
    return (there.last { $0.paints } ?? there.last)?.label
  }

  private mutating func add(
    _ view: LayoutRecord.View, _ path: [String], at corner: CGPoint, _ scale: Double, isNamed: Bool
  ) {
    guard view.look[.hidden] == nil else { return }
    let path = isNamed && view.name != "contentView" ? path + [view.label] : path
    let rect = CGRect(origin: corner, size: view.frame.size)
    entries.append(
      Entry(
        label: path.isEmpty ? view.label : path.joined(separator: " › "),
        rect: CGRect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale),
        paints: !view.look.told.allSatisfy(\.isInvisible)))
    for child in view.viewsFromBackToFront {
      let origin = CGPoint(
        x: corner.x + child.frame.minX - view.boundsOrigin.x,
        y: corner.y + child.frame.minY - view.boundsOrigin.y)
      add(child, path, at: origin, scale, isNamed: true)
    }
  }
}

extension LayoutRecord.ViewProperty {
  private static let painting: Set<Self> = [
    .text, .placeholder, .title, .image, .drawing, .background, .border, .shadow, .path, .colors,
  ]

  /// Whether the property by itself draws no pixels.
  fileprivate var isInvisible: Bool { !Self.painting.contains(self) }
}

extension LayoutRecord.View {
  /// The subviews in the order in which they are drawn: by `zPosition`, then as they are listed.
  fileprivate var viewsFromBackToFront: [LayoutRecord.View] {
    let depths = views.map { $0.look[.zPosition].flatMap { Double($0) } ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return views }
    return views.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { views[$0] }
  }
}

extension PictureDifference {
  /// Returns the difference with the view to which each region belongs: a view of the new picture
  /// or, if there is none, of the golden.
  package func attributed(to actual: [RecordedLayout], or golden: [RecordedLayout])
    -> PictureDifference
  {
    var difference = self
    difference.regions = regions.attributed(to: actual, or: golden)
    return difference
  }
}

extension [PictureDifference.Region] {
  /// Returns the regions with the view to which each belongs: a view of the new picture or, if
  /// there is none, of the golden.
  package func attributed(to actual: [RecordedLayout], or golden: [RecordedLayout]) -> Self {
    guard !isEmpty else { return self }
    let orders = (actual + golden).map(PaintOrder.init)
    return map { region in
      var region = region
      region.owner = orders.lazy.compactMap { $0.owner(of: region.bounds) }.first
      return region
    }
  }
}
