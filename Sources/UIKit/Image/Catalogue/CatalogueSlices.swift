import Foundation
import LayoutCore
import RasterCore

/// The slices of an image in an asset catalogue, in pixels of its file (fact H23).
///
///     │ cap │ centre │ left out │ cap │      along each axis that the mode slices
///
/// The pixels between the centre and the second cap are left out, so that the image is as large as
/// its caps and its centre.
struct CatalogueSlices: Sendable {
  private struct Centre: Sendable {
    var mode: String?
    var width: CGFloat?
    var height: CGFloat?
  }

  private let mode: String
  private let caps: CatalogueInsets?
  private let centre: Centre?

  /// Reads a `resizing` object; nil if it has no mode.
  init?(_ value: JSONValue) {
    guard let mode = value["mode"]?.text else { return nil }
    self.mode = mode
    caps = value["cap-insets"].map(CatalogueInsets.init)
    centre = value["center"].map {
      Centre(
        mode: $0["mode"]?.text, width: $0["width"]?.double.map { CGFloat($0) },
        height: $0["height"]?.double.map { CGFloat($0) })
    }
  }

  /// Whether the centre is repeated instead of stretched.
  var tiles: Bool { centre?.mode == "tile" }

  private var slicesColumns: Bool { mode == "9-part" || mode == "3-part-horizontal" }
  private var slicesRows: Bool { mode == "9-part" || mode == "3-part-vertical" }

  /// The caps in points; those of an axis that is not sliced are 0.
  func capInsets(scale: CGFloat) -> UIEdgeInsets {
    var insets = (caps ?? CatalogueInsets()).insets(scale: scale)
    if !slicesColumns { (insets.left, insets.right) = (0, 0) }
    if !slicesRows { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Returns the pixels of the caps and the centre.
  func trimmed(_ bitmap: Bitmap) -> Bitmap {
    let columns = kept(bitmap.width, slicesColumns, caps?.left, caps?.right, centre?.width)
    let rows = kept(bitmap.height, slicesRows, caps?.top, caps?.bottom, centre?.height)
    guard columns.count < bitmap.width || rows.count < bitmap.height else { return bitmap }
    var result = Bitmap(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() { result[x, y] = bitmap[column, row] }
    }
    return result
  }

  /// Returns the indices of the columns or rows that are kept; all of them if the axis is not
  /// sliced, if there is no centre, or if the caps and the centre do not fit in the image.
  private func kept(
    _ count: Int, _ isSliced: Bool, _ start: CGFloat?, _ end: CGFloat?, _ centre: CGFloat?
  ) -> [Int] {
    let parts = [start ?? 0, centre ?? 0, end ?? 0]
    guard isSliced, parts[1] >= 1, parts.allSatisfy({ $0 >= 0 }),
      parts.reduce(0, +) <= CGFloat(count)
    else { return Array(0..<count) }
    return Array(0..<Int(parts[0] + parts[1])) + Array(count - Int(parts[2])..<count)
  }
}
