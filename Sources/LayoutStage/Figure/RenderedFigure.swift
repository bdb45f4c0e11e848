import Foundation
public import LayoutCore
import RasterCore
import UIKit

/// A figure as it was laid out: a recording of its screen, and its layout as numbers.
///
/// Nothing here needs a view or the main actor: pictures and sheets are made, and made again at
/// other zooms, on any thread.
///
/// The members of its ``configuration`` are its own too: `figure.device`, `figure.orientation`.
@dynamicMemberLookup public struct RenderedFigure: Sendable {
  /// The figure's name, such as `herbs/markers`.
  public var name: String
  /// The name of the figure's variant, such as `before`.
  public var variant: String?
  /// The device it was laid out on, with its orientation and settings.
  public var configuration: DeviceConfiguration
  /// The overlays that explain the layout on top of the picture.
  public var overlays: Overlays
  /// The layout of the figure's collection view, if it has one.
  public var layout: LayoutRecord?

  /// The layout of a screen without a collection view: its views, and no element; nil if they
  /// were not recorded.
  var plainLayout: LayoutRecord?
  /// The safe area insets of a screen without a collection view.
  var plainSafeArea = UIEdgeInsets.zero
  /// The drawing of the screen, bars included; its upper left corner is the origin.
  var screen: Drawing
  /// All content in content coordinates, if the figure shows more than the screen.
  var content: Drawing?
  /// The reason why content that should be shown was not recorded; no picture of the figure is
  /// drawn then.
  package internal(set) var refusal: PictureTooLarge?

  /// The name of the picture's file: `<figure>.<variant>.<orientation>.png`.
  public var fileName: String {
    let parts = [name, variant, configuration.orientation.rawValue, "png"]
    return parts.compactMap(\.self).joined(separator: ".")
  }

  /// A member of the figure's configuration.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<DeviceConfiguration, Value>
  ) -> Value {
    get { configuration[keyPath: member] }
    set { configuration[keyPath: member] = newValue }
  }
}

extension RenderedFigure {
  /// Makes a figure that is not laid out yet: a device with nothing on its screen.
  package init(
    named name: String = "", variant: String? = nil, unlaidOn device: some ConfiguredDevice
  ) {
    self.init(
      name: name, variant: variant, configuration: device.configuration, overlays: [],
      screen: Drawing())
  }

  /// The result of a scene in numbers: the size of its cells and the number of them in a line.
  package var caption: String {
    guard let layout, let first = layout.elements.first(where: { $0.kind == .cell }) else {
      return ""
    }
    let cells = layout.elements.filter { $0.kind == .cell }.map(\.frame)
    guard cells.allSatisfy({ $0.size == first.frame.size }) else {
      return "content \(layout.contentSize.words)"
    }
    let line = cells.count { frame in
      layout.axis == .vertical
        ? frame.minY == first.frame.minY : frame.minX == first.frame.minX
    }
    return "\(first.frame.size.words), \(line) in a line"
  }
}

extension CGSize {
  /// `150 × 220 pt`.
  fileprivate var words: String { "\(width.hundredths) × \(height.hundredths) pt" }
}
