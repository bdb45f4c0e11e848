public import Foundation
import LayoutComparison
public import LayoutStage
public import PictureComparison
import RasterCore
public import SnapshotCore

extension Snapshot where Value == NamedPicture, Format == LayoutPicture {
  /// A strategy that compares finished pictures, with the layouts that they show.
  public static var image: Snapshot { image() }

  /// Returns a strategy that compares finished pictures, with the layouts that they show.
  ///
  /// The comparison may run on any thread.
  ///
  /// - Parameters:
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { try LayoutPicture($0) }
  }
}

extension LayoutPicture {
  /// Makes a snapshot of a picture with its layouts and the versions of its fonts and of the
  /// rasteriser.
  ///
  /// The picture is drawn when its pixels are read.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - scale: the number of pixels per point.
  /// - Throws: `PictureTooLarge` if the picture is larger than `PictureLimit` allows.
  public init(_ picture: Picture, scale: CGFloat) throws(PictureTooLarge) {
    // Check the size here, so that reading the pixels later cannot fail.
    try picture.checkSize(scale: scale)
    self.init(
      picture.drawing, size: picture.size,
      metadata: GoldenMetadata(
        fingerprints: Fingerprints(of: picture.drawing), scale: Double(scale),
        panes: RecordedLayout.panes(of: picture, scale: scale), notes: picture.drawing.notes))
  }

  /// Makes a snapshot of a named picture, at the picture's own scale.
  ///
  /// - Parameter picture: the picture and its scale.
  /// - Throws: `PictureTooLarge` if the picture is larger than `PictureLimit` allows.
  public init(_ picture: NamedPicture) throws(PictureTooLarge) {
    try self.init(picture.picture, scale: picture.scale)
  }
}
