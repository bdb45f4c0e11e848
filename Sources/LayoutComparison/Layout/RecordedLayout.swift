public import Foundation
public import LayoutCore
package import RasterCore

/// A pane of a picture: one of the layouts that it shows, and the position of that layout in the
/// picture.
///
/// The recorded layout is stored in the golden, so that a later run can report which cells moved in
/// addition to the number of different pixels. Frames are in points, in the content's coordinates,
/// with y down:
///
/// ```
/// picture ┌────────────────┐
///  origin │ ┌ viewport ──┐ │   pixel = (origin + point − viewport.origin) × scale
///         │ │ ▢ ▢ ▢ ▢    │ │
///         │ └────────────┘ │
///         └────────────────┘
/// ```
public struct RecordedLayout: Sendable, Hashable {
  /// The name of the layout in its picture; empty if the picture shows only one.
  public let name: String
  /// The name of the device.
  public let device: String
  /// The orientation of the device.
  public let orientation: Orientation
  /// The number of pixels in the picture per point of the layout.
  public let scale: Double
  /// The position of the viewport's top left corner in the picture, in points.
  public let origin: CGPoint
  /// The layout, with sections sorted by index and elements by index path and kind.
  public let layout: LayoutRecord

  /// Creates a record of a layout and its position in a picture.
  ///
  /// - Parameters:
  ///   - name: the name of the layout in its picture.
  ///   - device: the name of the device.
  ///   - orientation: the device's orientation.
  ///   - scale: the number of pixels in the picture per point of the layout.
  ///   - origin: the position of the viewport's top left corner in the picture, in points.
  ///   - layout: the layout, in any order. Parts that goldens do not store are dropped, so that the
  ///     record is equal to the one decoded from a golden: the position on the screen if no screen
  ///     is recorded, the numeric insets, which the settings contain as text, and the deepest views
  ///     if there are more than `LayoutRecord.viewLimit`.
  public init(
    name: String = "", device: String, orientation: Orientation, scale: Double,
    origin: CGPoint = .zero, layout: LayoutRecord
  ) {
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.origin = origin
    self.layout = layout.held.ordered
  }

  /// Returns a copy of the record with a different layout.
  package func showing(_ layout: LayoutRecord) -> RecordedLayout {
    RecordedLayout(
      name: name, device: device, orientation: orientation, scale: scale, origin: origin,
      layout: layout)
  }

  /// The record with all properties of its views converted to text.
  var inWords: RecordedLayout { showing(layout.inWords) }

  /// The record without the views in its elements and on its screen: the form that is written as
  /// text next to a picture.
  package var withoutViews: RecordedLayout {
    var layout = layout
    layout.screen = nil
    for index in layout.elements.indices { layout.elements[index].view = nil }
    return showing(layout)
  }

  /// The record without views and without the texts, fonts and colours of its elements, as in films
  /// of version 1.
  package var withoutContents: RecordedLayout {
    var layout = withoutViews.layout
    for index in layout.elements.indices {
      layout.elements[index].text = nil
      layout.elements[index].font = nil
      layout.elements[index].color = nil
    }
    return showing(layout)
  }

  /// The record without settings, as in older goldens.
  package var withoutSettings: RecordedLayout {
    var layout = layout
    layout.settings = nil
    return showing(layout)
  }

  /// The record without the settings for appearance, contrast and overlays, which do not affect
  /// frames: the form that is compared if nothing is drawn.
  package var withoutLooks: RecordedLayout {
    var layout = layout
    layout.settings = layout.settings?.withoutLooks
    return showing(layout)
  }

  /// Whether the picture is a chart, in which everything around the layouts is drawn from their
  /// records.
  package var isInChart: Bool {
    layout.settings?[.overlays]?.hasSuffix(LayoutRecord.Setting.chart) == true
  }

  /// Returns the rectangle of the picture, in pixels, that shows a rectangle of the content.
  package func pixels(of frame: CGRect) -> CGRect {
    CGRect(
      x: (origin.x + frame.minX - layout.viewport.minX) * scale,
      y: (origin.y + frame.minY - layout.viewport.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }

  /// Returns the rectangle of the picture, in pixels, that shows an element; nil if it is outside
  /// the viewport.
  ///
  /// A layout draws nothing outside its viewport, where the picture may show another layout. Only
  /// captions are drawn outside, next to the viewport.
  ///
  /// - Parameters:
  ///   - element: an element of the layout.
  ///   - margin: the distance to which the element may draw beyond its frame, in points.
  /// - Returns: a rectangle of the picture.
  package func sight(of element: LayoutRecord.Element, margin: Double = 0) -> PixelRect? {
    let rect = PixelRect(around: pixels(of: element.frame), margin: CGFloat(margin * scale))
    guard let rect, element.kind != .caption else { return rect }
    let seen = PixelRect(around: pixels(of: layout.viewport)).map(rect.intersection)
    return seen?.isEmpty == false ? seen : nil
  }
}

extension LayoutRecord {
  /// The record with only the values that goldens store.
  fileprivate var held: LayoutRecord {
    var record = self
    // The format has no keys for these values, so a record that kept them would differ from the
    // decoded one. `screenFrame` is only stored if a screen is recorded.
    if screen == nil { record.screenFrame = .zero }
    record.contentInset = .zero
    record.safeAreaInsets = .zero
    return record.summarizingViews()
  }

  /// The name of the scroll axis in goldens and messages.
  package var scrolling: String { scrollAxis?.rawValue ?? "none" }
}
