public import Foundation
public import LayoutStage
import RasterCore
public import SnapshotCore

extension LayoutPicture {
  /// Draws a picture, and takes down the layouts that it shows and what it is drawn with.
  ///
  /// - Parameters:
  ///   - picture: what to draw.
  ///   - scale: pixels a point.
  public init(_ picture: Picture, scale: CGFloat) {
    self.init(
      picture.bitmap(scale: scale), scale: Double(scale),
      panes: GoldenPane.panes(of: picture, scale: scale),
      fingerprints: Fingerprints(of: picture.drawing))
  }

  /// Draws a picture that has a name.
  public init(_ picture: NamedPicture) { self.init(picture.picture, scale: picture.scale) }
}
