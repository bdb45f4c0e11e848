import Foundation
public import LayoutCore
import RasterCore
import UIKit

/// A figure that has been laid out: the drawing of its screen, and its layout as numbers.
///
/// It refers to no views: pictures and sheets can be made from it on any thread, and several times
/// at different zooms.
///
/// The members of ``configuration`` are available on the figure itself: `figure.device`,
/// `figure.orientation`.
@dynamicMemberLookup public struct RenderedFigure: Sendable {
  /// The figure's name, such as `herbs/markers`.
  public var name: String
  /// The name of the figure's variant, such as `before`; nil if there are no variants.
  public var variant: String?
  /// The device on which the figure was laid out, with its orientation and settings.
  public var configuration: DeviceConfiguration
  /// The overlays drawn on top of the picture to explain the layout.
  public var overlays: Overlays
  /// The layout of the figure's collection view; nil if there is none.
  public var layout: LayoutRecord?

  /// The layout of a screen without a collection view: its views, without elements such as cells.
  ///
  /// It is nil if the views were not recorded.
  var plainLayout: LayoutRecord?
  /// The safe area insets of a screen without a collection view.
  var plainSafeArea = UIEdgeInsets.zero
  /// The drawing of the screen, including its bars; its upper-left corner is the origin.
  var screen: Drawing
  /// The drawing of all content in content coordinates; nil if only the screen is shown.
  var content: Drawing?
  /// The reason why no picture of the figure is drawn: its content is too large to record, or its
  /// views are nested too deeply.
  ///
  /// It is nil if a picture can be drawn.
  package internal(set) var refusal: PictureTooLarge?

  /// The name of the picture's file: `<figure>.<variant>.<orientation>.png`.
  public var fileName: String {
    let parts = [name, variant, configuration.orientation.rawValue, "png"]
    return parts.compactMap(\.self).joined(separator: ".")
  }

  /// A property of the figure's configuration.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<DeviceConfiguration, Value>
  ) -> Value {
    get { configuration[keyPath: member] }
    set { configuration[keyPath: member] = newValue }
  }
}

extension RenderedFigure {
  /// Makes a figure without a layout, whose screen is empty.
  package init(
    named name: String = "", variant: String? = nil, unlaidOn device: some ConfiguredDevice
  ) {
    self.init(
      name: name, variant: variant, configuration: device.configuration, overlays: [],
      screen: Drawing())
  }

  /// A summary of the layout in numbers: the size of the cells and their number in the first line
  /// or, if the cells differ in size, the content size; empty if there are no cells.
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
  /// The size as text: `150 × 220 pt`.
  fileprivate var words: String { "\(width.hundredths) × \(height.hundredths) pt" }
}
