import Foundation
package import LayoutComparison
import LayoutCore
import RasterCore

/// The parts of a picture in which pixels must differ because the layout, a text, a font or the
/// size did.
///
/// What differs elsewhere is paint, even when the layout changed too: a policy that lets layouts
/// change must not let a wrong colour through.
package struct PixelExplanation {
  /// The reach of shadows and borders beyond an element's frame, in points.
  fileprivate static let margin = 8.0
  /// The reach of the shadow of a view of the screen.
  fileprivate static let shadowMargin = 40.0

  private let area: PixelArea

  /// Collects the parts of the pictures in which a difference is explained.
  ///
  /// - Parameters:
  ///   - pixels: the compared pictures.
  ///   - layouts: the changes of their layouts.
  ///   - textPanes: the panes whose texts are drawn with another font file.
  package init(pixels: PictureDifference, layouts: [LayoutDifference], textPanes: [RecordedLayout])
  {
    // Three reasons for other pixels apart from paint: another size, another layout, another font
    // file.
    let border = Self.border(pixels)
    let picture = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let changed = layouts.flatMap { Self.rectangles($0, in: picture) }
    let texts = textPanes.flatMap { pane in
      pane.layout.elements.filter { $0.text != nil }
        .compactMap { pane.sight(of: $0, margin: Self.margin) }
    }
    area = PixelArea(border + changed + texts)
  }

  /// Returns the differing pixels outside, in regions.
  package func unexplained(_ pixels: PictureDifference) -> [PictureDifference.Region] {
    // Then nothing is cut away, and the regions are those that were found already.
    if area.rectangles.isEmpty { return pixels.regions }
    let runs = pixels.runs.grouped { $0.y }.flatMap { row in
      let open = area.columns(ofRow: row[0].y, outside: 0..<pixels.width)
      return row.flatMap { run in
        open.map { PixelRun(y: run.y, columns: $0.clamped(to: run.columns)) }
          .filter { !$0.columns.isEmpty }
      }
    }
    return RegionFinder.regions(of: runs)
  }

  /// Returns the parts that only the larger of two pictures has.
  private static func border(_ pixels: PictureDifference) -> [PixelRect] {
    let right = min(pixels.golden.width, pixels.actual.width)
    let bottom = min(pixels.golden.height, pixels.actual.height)
    return [
      PixelRect(x: right, y: 0, width: pixels.width - right, height: pixels.height),
      PixelRect(x: 0, y: bottom, width: pixels.width, height: pixels.height - bottom),
    ]
  }

  /// Returns the rectangles of changes: those of the whole layout may show anywhere in the
  /// viewport, those around it anywhere on the screen; captions are beside it.
  private static func rectangles(
    _ difference: LayoutDifference, in picture: PixelRect
  ) -> [PixelRect] {
    if !difference.changesAsAWhole {
      return rectangles(difference.changes, of: difference) + difference.changedViews
    }
    // A picture of one pane is all its screen, with bars and legend.
    if difference.changesSetting && difference.pane.isEmpty { return [picture] }
    let captions = difference.changes.filter { $0.element.kind == .caption }
    return rectangles(captions, of: difference) + difference.changedViews
      + [difference.golden, difference.actual].compactMap { pane in
        pane.map { difference.changesSetting ? $0.screen : $0.pixels(of: $0.layout.viewport) }
          .flatMap { PixelRect(around: $0) }
      }
  }

  private static func rectangles(
    _ changes: [ElementChange], of difference: LayoutDifference
  ) -> [PixelRect] {
    changes.flatMap { change in
      [(change.golden, difference.golden), (change.actual, difference.actual)]
        .compactMap { element, pane -> PixelRect? in
          guard let element, let pane else { return nil }
          return pane.sight(of: element, margin: margin)
        }
    }
  }
}

extension RecordedLayout {
  /// The part of the picture with the whole screen, in pixels; the viewport if it is not known.
  fileprivate var screen: CGRect {
    guard let views = layout.screen else { return pixels(of: layout.viewport) }
    return pixels(onScreen: CGRect(origin: .zero, size: views.frame.size))
  }

  /// Returns where a rectangle of the screen is in the picture, in pixels.
  fileprivate func pixels(onScreen frame: CGRect) -> CGRect {
    CGRect(
      x: (origin.x - layout.screenFrame.minX + frame.minX) * scale,
      y: (origin.y - layout.screenFrame.minY + frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }
}

extension ViewChange {
  fileprivate var hasShadow: Bool {
    properties.contains { $0.name == LayoutRecord.ViewProperty.shadow.words }
  }
}

extension LayoutDifference {
  /// The frames of the screen's views that changed, before and now.
  fileprivate var changedViews: [PixelRect] {
    causes.flatMap(\.members.owners).filter { $0.element == nil }
      .flatMap { [$0.change] + $0.change.moved }.flatMap { change in
        let margin = change.hasShadow ? PixelExplanation.shadowMargin : PixelExplanation.margin
        return [(change.frames.golden, golden), (change.frames.actual, actual)].compactMap {
          frame, pane -> PixelRect? in
          guard let frame, let pane else { return nil }
          return PixelRect(
            around: pane.pixels(onScreen: frame), margin: CGFloat(margin * pane.scale))
        }
      }
  }

  /// Whether something above the layout is another.
  fileprivate var changesSetting: Bool { causes.contains(where: \.changesSetting) }

  /// Whether more than single elements changed.
  fileprivate var changesAsAWhole: Bool { causes.contains(where: \.changesAsAWhole) }
}
