import LayoutFigures
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UIViewController, Format == LayoutPicture {
  /// Compares what an upright iPhone 7 shows, which is the screen that `UIScreen` tells about elsewhere.
  public static var image: Snapshot { image(on: .iPhone7) }
}
