public import Foundation
public import LayoutCore

/// A layout shown in a picture, with its position.
///
///     picture ┌─────────────────────┐
///      origin │ ┌ viewport ──┐      │   a point of the content is at
///             │ │ ▢ ▢ ▢ ▢    │      │   origin + (point − viewport.origin) × zoom
///             │ └────────────┘      │
///             └─────────────────────┘
///
/// The members of ``configuration`` are available on the record itself: `layout.device`,
/// `layout.orientation`.
@dynamicMemberLookup public struct LayoutInPicture: Sendable, Equatable {
  /// The name of the figure's variant, such as `before`; nil if there are no variants.
  public var variant: String?
  /// The device on which the screen was laid out, with its orientation and settings.
  public var configuration: DeviceConfiguration
  /// The elements in content coordinates.
  public var layout: LayoutRecord
  /// The position of the viewport's upper-left corner in the picture, in points.
  public var origin: CGPoint
  /// The number of points in the picture per point of the layout.
  public var zoom: CGFloat
  /// The caption below the layout; nil if there is none.
  public var caption: Caption?

  /// A caption below a layout.
  public struct Caption: Sendable, Equatable {
    /// The text of the caption.
    public var text: String
    /// The rectangle of the caption in the picture, in points.
    public var frame: CGRect

    /// Makes a caption for a rectangle of the picture, in points.
    public init(_ text: String, in frame: CGRect) { (self.text, self.frame) = (text, frame) }
  }

  /// Makes a record of a layout and its position in a picture.
  ///
  /// - Parameters:
  ///   - layout: the elements in content coordinates.
  ///   - variant: the name of the figure's variant, such as `before`.
  ///   - device: the device on which the screen was laid out, plain or configured.
  ///   - origin: the position of the viewport's upper-left corner in the picture, in points.
  ///   - zoom: the number of picture points per point of the layout.
  public init(
    _ layout: LayoutRecord, variant: String? = nil, on device: some ConfiguredDevice,
    origin: CGPoint, zoom: CGFloat = 1
  ) {
    (self.layout, self.variant, configuration) = (layout, variant, device.configuration)
    (self.origin, self.zoom) = (origin, zoom)
  }

  /// A property of the device's configuration.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<DeviceConfiguration, Value>
  ) -> Value {
    get { configuration[keyPath: member] }
    set { configuration[keyPath: member] = newValue }
  }

  /// Returns the layout with names of drawn overlays added to its settings.
  package func telling(drawn names: [String]) -> LayoutInPicture {
    var shown = self
    let told = layout.settings?[.overlays].flatMap { $0 == "none" ? nil : [$0] } ?? []
    let all = told + names
    shown.layout.settings?[.overlays] = all.isEmpty ? "none" : all.joined(separator: ", ")
    return shown
  }

  /// Returns the layout moved by a distance, including its caption.
  package func offset(by distance: CGPoint) -> LayoutInPicture {
    var layout = self
    layout.origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y)
    layout.caption?.frame = caption?.frame.offsetBy(dx: distance.x, dy: distance.y) ?? .zero
    return layout
  }
}
