import Foundation

extension Sheet {
  /// Draws the sheet.
  public func picture() -> Picture {
    if let zoom { return SheetPainter(self, zoom: zoom).picture }
    let painters = Self.zooms.lazy.map { SheetPainter(self, zoom: $0) }
    let fitting = painters.first {
      $0.size.width <= Self.comfortableSize.width && $0.size.height <= Self.comfortableSize.height
    }
    return (fitting ?? SheetPainter(self, zoom: Self.smallestZoom)).picture
  }

  /// The zooms a sheet chooses from: simple fractions, so that a point is a simple number of
  /// pixels.
  private static let zooms: [CGFloat] = [1, 3 / 4, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 1 / 4, 1 / 5]
  private static let smallestZoom: CGFloat = 1 / 8
}
