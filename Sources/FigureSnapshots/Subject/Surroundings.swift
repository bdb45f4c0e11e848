import Foundation
public import LayoutStage
public import UIKit

/// The device that a snapshot is taken on, with its orientation and settings.
public struct Surroundings: Sendable {
  /// The device that the snapshot is taken on.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// The traits that differ from the device's own.
  public var traits: UITraitCollection

  /// Describes surroundings.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  ///   - dynamicType: the text size that a person has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits; what they decide wins.
  public init(
    on device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (self.device, self.orientation, self.appearance) = (device, orientation, appearance)
    self.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: dynamicType),
      UITraitCollection(layoutDirection: layoutDirection), traits,
    ])
  }

  /// Pixels per point.
  package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : device.scale }

  /// Describes a figure in these surroundings, which is laid out the way the device is held at
  /// once.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - view: the view that is shown, if it is there: where it is too deep nothing is laid out.
  ///   - content: makes the controller.
  /// - Returns: the figure.
  @MainActor func figure(
    named name: String, of view: UIView?, content: @escaping @MainActor () -> UIViewController
  ) -> Figure {
    var figure = Figure(
      name: name, device: device, orientation: orientation, start: orientation,
      appearance: appearance, traits: traits, content: content)
    figure.recordsLooks = true
    do throws(PictureTooLarge) { try view?.checkDepth() } catch { figure.refusal = error }
    return figure
  }
}
