import Foundation
import RasterCore

extension ListWriter {
  /// Writes a group's mask, unless the document already contains an equal one, and returns the
  /// attribute that refers to it; empty if there is no mask.
  ///
  /// The mask is written before the group and not among the definitions, because it may contain
  /// nested lists.
  func maskAttribute(_ mask: GroupMask?, _ content: Drawing) throws(PictureTooLarge) -> String {
    guard let mask else { return "" }
    let region = content.extent.isNull ? .zero : content.extent
    let inner = ListWriter(definitions: definitions, grid: grid, scale: scale)
    let list = try backdrop(of: mask, in: region) + inner.lines(of: mask.drawing)
    let kind =
      switch mask.measure {
      case .alpha: "alpha"
      case .luminance: "luminance"
      }
    let attributes = " maskUnits=\"userSpaceOnUse\"\(grid.text(region)) mask-type=\"\(kind)\""
    let (name, isNew) = definitions.maskName([attributes] + list)
    if isNew {
      add("<mask id=\"\(name)\"\(attributes)>")
      list.forEach(add)
      add("</mask>")
    }
    return " mask=\"url(#\(name))\""
  }

  /// Returns a rectangle in the backdrop's colour for a luminance mask; empty for an alpha mask,
  /// and for a black backdrop, since SVG's own backdrop is black.
  private func backdrop(of mask: GroupMask, in region: CGRect) -> [String] {
    guard case .luminance(let color) = mask.measure, color.withAlpha(1) != .black else { return [] }
    return ["<rect\(grid.text(region))\(color.withAlpha(1).svg("fill"))/>"]
  }
}
