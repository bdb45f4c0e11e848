public import Foundation
public import LayoutCore
package import RasterCore

/// A layout that a picture shows, and where.
///
/// It travels inside the golden, so that a later run can say which cell moved before it says how
/// many pixels differ. Frames are in content coordinates, points, y down:
///
/// ```
/// picture ┌────────────────┐
///  origin │ ┌ viewport ──┐ │   pixel = (origin + point − viewport.origin) × scale
///         │ │ ▢ ▢ ▢ ▢    │ │
///         │ └────────────┘ │
///         └────────────────┘
/// ```
public struct RecordedLayout: Sendable, Hashable {
  /// The pane of the picture, `""` where the picture shows one layout only.
  public let name: String
  /// The name of the device.
  public let device: String
  /// The orientation of the device.
  public let orientation: Orientation
  /// Pixels of the picture per point of the layout.
  public let scale: Double
  /// The position of the viewport's top left corner in the picture, in points.
  public let origin: CGPoint
  /// The layout: sections by index, elements by index path, then kind.
  public let layout: LayoutRecord

  /// Makes a record of a layout and its place in a picture.
  ///
  /// - Parameters:
  ///   - name: the pane of the picture.
  ///   - device: the name of the device.
  ///   - orientation: the device's orientation.
  ///   - scale: pixels of the picture per point of the layout.
  ///   - origin: where the viewport's top left corner is in the picture, in points.
  ///   - layout: in any order. What a golden does not hold is forgotten, so that a pane is equal to
  ///     the one that is read back: its place on the screen, the numbers of the insets that its
  ///     settings tell, and the deepest views if there are more than `LayoutRecord.viewLimit`.
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

  /// Returns the pane with another layout.
  public func showing(_ layout: LayoutRecord) -> RecordedLayout {
    RecordedLayout(
      name: name, device: device, orientation: orientation, scale: scale, origin: origin,
      layout: layout)
  }

  /// The pane with all properties of its views as text.
  var inWords: RecordedLayout { showing(layout.inWords) }

  /// The pane without the views in its elements and around them: the text form, if a picture beside
  /// it shows the views.
  package var withoutViews: RecordedLayout {
    var layout = layout
    layout.screen = nil
    for index in layout.elements.indices { layout.elements[index].view = nil }
    return showing(layout)
  }

  /// The pane without settings, as in older goldens.
  package var withoutSettings: RecordedLayout {
    var layout = layout
    layout.settings = nil
    return showing(layout)
  }

  /// The pane without appearance and overlays, which move nothing: compared if nothing is drawn.
  package var withoutLooks: RecordedLayout {
    var layout = layout
    layout.settings = layout.settings?.withoutLooks
    return showing(layout)
  }

  /// Returns where a rectangle of the content is in the picture, in pixels.
  public func pixels(of frame: CGRect) -> CGRect {
    CGRect(
      x: (origin.x + frame.minX - layout.viewport.minX) * scale,
      y: (origin.y + frame.minY - layout.viewport.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }

  /// Returns the pixels in which an element is seen; nil for one that is scrolled out of sight.
  ///
  /// Outside its viewport a layout shows nothing, and another pane of the picture may be there.
  /// Captions are beside the viewport.
  ///
  /// - Parameters:
  ///   - element: one of the layout's.
  ///   - margin: the distance to which it is drawn around its frame, in points.
  /// - Returns: a rectangle of the picture.
  package func sight(of element: LayoutRecord.Element, margin: Double = 0) -> PixelRect? {
    let rect = PixelRect(around: pixels(of: element.frame), margin: CGFloat(margin * scale))
    guard let rect, element.kind != .caption else { return rect }
    let seen = PixelRect(around: pixels(of: layout.viewport)).map(rect.intersection)
    return seen?.isEmpty == false ? seen : nil
  }
}

extension LayoutRecord {
  /// The part of the record that goldens store.
  fileprivate var held: LayoutRecord {
    var record = self
    // These have no key in the format; kept, a pane would differ from the one that is read back.
    // Where the views around the elements are is reported from the screen's corner.
    if screen == nil { record.screenFrame = .zero }
    record.contentInset = .zero
    record.safeAreaInsets = .zero
    return record.summarizingViews()
  }

  /// The axis along which the content scrolls, as goldens and messages name it.
  package var scrolling: String { scrollAxis?.rawValue ?? "none" }
}
