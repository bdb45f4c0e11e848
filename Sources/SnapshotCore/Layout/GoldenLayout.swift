public import Foundation

/// The layout that a picture shows, as plain numbers.
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
///
/// Sections are kept in order of their index and elements in order of index path and kind, so
/// that equal layouts are equal values, whatever order they were collected in.
public struct GoldenLayout: Sendable, Hashable {
  /// The axis along which content scrolls.
  public enum ScrollAxis: String, Sendable, Codable, CaseIterable {
    case vertical
    case horizontal
    case none
  }

  /// How the device is held.
  public enum Orientation: String, Sendable, Codable, CaseIterable {
    case portrait
    case landscape
  }

  /// The pane of the picture, `""` where the picture shows one layout only.
  public let name: String
  /// The name of the device.
  public let device: String
  /// How the device is held.
  public let orientation: Orientation
  /// Pixels of the picture per point of the layout.
  public let scale: Double
  /// The axis along which content scrolls.
  public let scrollAxis: ScrollAxis
  /// The size of everything that can be scrolled to, in points.
  public let contentSize: CGSize
  /// The part of the content that is seen, in points.
  public let viewport: CGRect
  /// Where the viewport's top left corner stands in the picture, in points.
  public let origin: CGPoint
  /// The metrics of each section, by index.
  public let sections: [Section]
  /// Every element, by index path, then kind.
  public let elements: [Element]

  /// Makes a layout and puts its sections and elements in order.
  public init(
    name: String = "", device: String, orientation: Orientation, scale: Double,
    scrollAxis: ScrollAxis, contentSize: CGSize, viewport: CGRect, origin: CGPoint = .zero,
    sections: [Section] = [], elements: [Element]
  ) {
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.scrollAxis = scrollAxis
    self.contentSize = contentSize
    self.viewport = viewport
    self.origin = origin
    self.sections = sections.sorted { $0.index < $1.index }
    self.elements = elements.sorted(by: Element.precedes)
  }

  /// Returns where a rectangle of the content stands in the picture, in pixels.
  public func pixels(of frame: CGRect) -> CGRect {
    CGRect(
      x: (origin.x + frame.minX - viewport.minX) * scale,
      y: (origin.y + frame.minY - viewport.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }
}
