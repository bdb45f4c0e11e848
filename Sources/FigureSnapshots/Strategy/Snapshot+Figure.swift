public import Foundation
public import LayoutScenes
public import LayoutStage
public import PictureComparison
public import SnapshotCore

extension Snapshot where Value == Figure, Format == LayoutPicture {
  /// Compares the pictures of figures as they are, at the scale of their devices.
  public static var image: Snapshot { image() }

  /// Compares the pictures of figures on their own devices.
  ///
  /// - Parameters:
  ///   - zoom: points of the picture per point of the screen; labels and lines keep their size.
  ///   - deviceFrame: whether the device is drawn around the screen.
  ///   - legend: whether hues and patterns are explained below.
  ///   - tolerance: by default none.
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
  /// Compares scenes by their sheets: variants beside each other, orientations below each other.
  public static var image: Snapshot { image() }

  /// Compares scenes by their sheets, two pixels per point.
  ///
  /// - Parameters:
  ///   - tolerance: by default none.
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

/// Pixels per point of every sheet, whatever the screens on it.
package enum SheetScale {
  package static let pixels: CGFloat = 2
}
