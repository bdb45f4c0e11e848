import RasterCore
public import UIKit

/// A picture to be made: a view controller on a device, and what is explained about it.
///
/// The controller is put on the screen in the `start` orientation and the device is then turned to
/// the figure's own, so that the picture shows what a rotation leaves behind, not a fresh layout.
@MainActor public struct Figure {
  /// The name, such as `herbs/markers`.
  public var name: String
  /// Which of several variants this is, such as `before`.
  public var variant: String?
  /// The device.
  public var device: Device
  /// How the device is held in the picture.
  public var orientation: Orientation
  /// How the device was held when the controller appeared.
  public var start: Orientation
  /// Light or dark.
  public var appearance: Appearance
  /// What is explained on top.
  public var overlays: Overlays
  /// The bars over the screen.
  public var chrome: Chrome
  /// Whether content beyond the screen is shown.
  public var extent: FigureExtent
  /// Makes the controller.
  public var content: @MainActor () -> UIViewController

  /// Describes a figure.
  public init(
    name: String, variant: String? = nil, device: Device, orientation: Orientation = .portrait,
    start: Orientation = .portrait, appearance: Appearance = .light, overlays: Overlays = [],
    chrome: Chrome = Chrome(), extent: FigureExtent = .viewport,
    content: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.variant, self.device) = (name, variant, device)
    (self.orientation, self.start, self.appearance) = (orientation, start, appearance)
    (self.overlays, self.chrome, self.extent) = (overlays, chrome, extent)
    self.content = content
  }

  /// Lays the figure out and records it.
  ///
  /// The device that `UIScreen` and the traits tell about is the figure's while this runs, and what it
  /// was before afterwards.
  public func rendered() -> RenderedFigure {
    let device = UIEnvironment.current
    defer { UIEnvironment.current = device }
    let stage = Stage(
      device: self.device, orientation: start, appearance: appearance, chrome: chrome,
      content: content)
    stage.turn(to: orientation)
    let layout = stage.collectionView.map(LayoutSnapshot.init)
    let everything = extent == .content ? stage.collectionView?.recordContent() : nil
    return RenderedFigure(
      name: name, variant: variant, device: self.device, orientation: orientation,
      appearance: appearance, overlays: overlays, layout: layout, chrome: chrome,
      screen: stage.recordScreen(), content: everything)
  }
}
