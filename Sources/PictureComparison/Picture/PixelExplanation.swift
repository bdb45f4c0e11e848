import Foundation
package import LayoutComparison
import LayoutCore
package import RasterCore

/// The parts of a picture in which differing pixels are explained by a change of the layout, a
/// text, a font or the size.
///
/// Differences in other parts are changes of paint, even if the layout changed too: a policy that
/// allows layout changes must not accept a wrong colour.
package struct PixelExplanation {
  /// The distance that shadows and borders may extend beyond an element's frame, in points.
  fileprivate static let margin = 8.0
  /// The distance that the parts of a changed control may extend beyond its frame, in points.
  fileprivate static let partMargin = 40.0
  /// The maximum distance beyond the frame of a view of the screen at which its shadows and
  /// subviews are taken into account, in points.
  fileprivate static let largestOverflow = 1000.0

  private let area: PixelArea

  /// Collects the parts of the pictures in which differences are explained.
  ///
  /// - Parameters:
  ///   - pixels: the compared pictures.
  ///   - layouts: the changes of their layouts.
  ///   - textPanes: the layouts in the pictures whose texts are drawn with a changed font file.
  ///   - others: further parts whose differences are explained by another change.
  package init(
    pixels: PictureDifference, layouts: [LayoutDifference], textPanes: [RecordedLayout],
    others: [PixelRect] = []
  ) {
    // Apart from `others`, differing pixels are explained by changes of the size, of the layout,
    // and of a font file.
    let border = Self.border(pixels)
    let picture = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let changed = layouts.flatMap { Self.rectangles($0, in: picture) }
    let texts = textPanes.flatMap { pane in
      pane.layout.elements.filter { $0.text != nil }
        .compactMap { pane.sight(of: $0, margin: Self.margin) }
    }
    area = PixelArea(border + changed + texts + others)
  }

  /// Returns the regions of the differing pixels outside the explained parts.
  package func unexplained(_ pixels: PictureDifference) -> [PictureDifference.Region] {
    // If nothing is explained, all regions that were found are unexplained.
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

  /// Returns the parts that exist only in one of two pictures of different sizes.
  private static func border(_ pixels: PictureDifference) -> [PixelRect] {
    let right = min(pixels.golden.width, pixels.actual.width)
    let bottom = min(pixels.golden.height, pixels.actual.height)
    return [
      PixelRect(x: right, y: 0, width: pixels.width - right, height: pixels.height),
      PixelRect(x: 0, y: bottom, width: pixels.width, height: pixels.height - bottom),
    ]
  }

  /// Returns the rectangles that changes of a layout may affect.
  ///
  /// Changes of the whole layout affect the whole viewport, and changed settings the whole screen.
  /// Captions are outside of the viewport and the screen, so changes of captions are added
  /// separately.
  private static func rectangles(
    _ difference: LayoutDifference, in picture: PixelRect
  ) -> [PixelRect] {
    if !difference.changesAsAWhole {
      return rectangles(difference.changes, of: difference) + difference.changedViews
    }
    // A picture of a single layout may also show bars and a legend, which settings affect.
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
  /// The rectangle of the picture that shows the whole screen, in pixels; that of the viewport if
  /// no screen was recorded.
  fileprivate var screen: CGRect {
    guard let views = layout.screen else { return pixels(of: layout.viewport) }
    return pixels(onScreen: CGRect(origin: .zero, size: views.frame.size))
  }

  /// Returns the rectangle of the picture that shows a rectangle of the screen, in pixels.
  fileprivate func pixels(onScreen frame: CGRect) -> CGRect {
    CGRect(
      x: (origin.x - layout.screenFrame.minX + frame.minX) * scale,
      y: (origin.y - layout.screenFrame.minY + frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }
}

extension ViewChange {
  /// The distance that the view may draw beyond its frame, in points: shadows, subviews, and the
  /// parts of a control.
  fileprivate var margin: Double {
    let hasParts = properties.contains { $0.reach.contains(.inside) }
    let least = hasParts ? PixelExplanation.partMargin : PixelExplanation.margin
    return max(least, min(overflow, PixelExplanation.largestOverflow))
  }
}

extension LayoutDifference {
  /// The frames of changed views of the screen, before and now, with their margins, in pixels.
  fileprivate var changedViews: [PixelRect] {
    causes.flatMap(\.members.owners).filter { $0.element == nil }
      .flatMap { [$0.change] + $0.change.moved }.flatMap { change in
        let margin = change.margin
        return [(change.frames.golden, golden), (change.frames.actual, actual)].compactMap {
          frame, pane -> PixelRect? in
          guard let frame, let pane else { return nil }
          return PixelRect(
            around: pane.pixels(onScreen: frame), margin: CGFloat(margin * pane.scale))
        }
      }
  }

  /// Whether a setting outside the layout changed.
  fileprivate var changesSetting: Bool { causes.contains(where: \.changesSetting) }

  /// Whether a change affects a section or the whole layout, and not only single elements.
  fileprivate var changesAsAWhole: Bool { causes.contains(where: \.changesAsAWhole) }
}
