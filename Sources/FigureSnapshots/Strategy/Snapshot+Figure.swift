public import Foundation
public import LayoutScenes
public import LayoutStage
public import PictureComparison
public import SnapshotCore

extension Snapshot where Value == Figure, Format == LayoutPicture {
  /// A strategy that compares the pictures of figures on their own devices, at the devices' scale.
  public static var image: Snapshot { image() }

  /// Returns a strategy that compares the pictures of figures on their own devices.
  ///
  /// - Parameters:
  ///   - zoom: the number of points of the picture per point of the screen; labels and lines keep
  ///     their size.
  ///   - deviceFrame: whether the device is drawn around the screen.
  ///   - legend: whether a legend below explains the colours and patterns.
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    zoom: CGFloat = 1, deviceFrame: Bool = false, legend: Bool = true,
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { figure in
      let rendered = try MainThread.run { figure.recordingLooks.rendered() }
      let picture = rendered.picture(zoom: zoom, deviceFrame: deviceFrame, legend: legend)
      return try LayoutPicture(picture, scale: rendered.device.scale)
    }
  }
}

extension Snapshot where Value == Scene, Format == LayoutPicture {
  /// A strategy that compares the sheets of scenes, with variants in columns and orientations in
  /// rows.
  public static var image: Snapshot { image() }

  /// Returns a strategy that compares the sheets of scenes at two pixels per point.
  ///
  /// - Parameters:
  ///   - tolerance: the tolerated differences; none by default.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func image(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { scene in
      let figures = try MainThread.run { scene.rendered() }
      return try LayoutPicture(scene.sheet(of: figures).picture(), scale: SheetScale.pixels)
    }
  }
}
