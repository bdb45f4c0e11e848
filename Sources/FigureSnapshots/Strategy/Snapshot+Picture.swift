public import Foundation
import LayoutComparison
public import LayoutStage
public import PictureComparison
import RasterCore
public import SnapshotCore

extension Snapshot where Value == NamedPicture, Format == LayoutPicture {
  /// Compares finished pictures, with the layouts that they show.
  public static var image: Snapshot { image() }

  /// Compares finished pictures, with the layouts that they show; on any thread.
  ///
  /// - Parameters:
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { try LayoutPicture($0) }
  }
}

extension LayoutPicture {
  /// Makes a snapshot of a picture, which is drawn when its pixels are read, with its layouts and
  /// the versions of fonts and rasteriser.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - scale: pixels per point.
  /// - Throws: the size of a picture that is larger than `PictureLimit` allows.
  public init(_ picture: Picture, scale: CGFloat) throws(PictureTooLarge) {
    // Here, so that a caller who reads the pixels meets no error.
    try picture.checkSize(scale: scale)
    self.init(
      picture.drawing, size: picture.size,
      metadata: GoldenMetadata(
        fingerprints: Fingerprints(of: picture.drawing), scale: Double(scale),
        panes: RecordedLayout.panes(of: picture, scale: scale), notes: picture.drawing.notes))
  }

  /// Takes a picture that has a name.
  ///
  /// - Parameter picture: the picture, and its pixels per point.
  /// - Throws: the size of a picture that is larger than `PictureLimit` allows.
  public init(_ picture: NamedPicture) throws(PictureTooLarge) {
    try self.init(picture.picture, scale: picture.scale)
  }
}
