public import LayoutComparison
import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

extension Snapshot where Value: UIViewController, Format == LayoutPicture {
  /// Compares the screen of an iPhone 7 in portrait, which `UIScreen` describes by default.
  public static var image: Snapshot { image(on: .iPhone7) }
}

extension Snapshot where Value: UIViewController, Format == String {
  /// Compares the layout that an iPhone 7 in portrait shows, as a text.
  public static var layout: Snapshot { layout(on: .iPhone7) }

  /// Compares the calls that a layout gets on an iPhone 7 while it is shown, scrolled, turned and
  /// turned back.
  public static var trace: Snapshot { trace(on: .iPhone7) }
}

extension Snapshot where Value: UIViewController, Format == [RecordedLayout] {
  /// Compares the layout that an iPhone 7 in portrait shows, as JSON, exactly.
  public static var json: Snapshot { json(on: .iPhone7) }
}
