public import LayoutComparison
import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UIViewController, Format == LayoutPicture {
  /// A strategy that compares the screen of an iPhone 7 in portrait, the default device of
  /// `UIScreen`.
  public static var image: Snapshot { image(on: .iPhone7) }
}

extension Snapshot where Value: UIViewController, Format == String {
  /// A strategy that compares the layout on an iPhone 7 in portrait as text.
  public static var layout: Snapshot { layout(on: .iPhone7) }

  /// A strategy that compares the calls that a layout on an iPhone 7 receives while it is shown,
  /// scrolled, rotated and rotated back.
  public static var trace: Snapshot { trace(on: .iPhone7) }
}

extension Snapshot where Value: UIViewController, Format == [RecordedLayout] {
  /// A strategy that compares the layout on an iPhone 7 in portrait as exact JSON.
  public static var json: Snapshot { json(on: .iPhone7) }
}
