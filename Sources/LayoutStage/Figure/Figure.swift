import Foundation
import LayoutCore
import RasterCore
public import UIKit

/// A description of a picture: a view controller on a device, and the overlays that explain it.
///
/// The controller is shown in the `start` orientation, and the device is then rotated to the
/// figure's own. If the two differ, the picture shows the layout after a rotation, not the first
/// layout.
///
/// The members of ``configuration`` are available on the figure itself: `figure.device`,
/// `figure.appearance`.
@MainActor @dynamicMemberLookup public struct Figure {
  /// The name, such as `herbs/markers`.
  public var name: String
  /// The name of the variant, such as `before`; nil if there are no variants.
  public var variant: String?
  /// The device in the picture, with its orientation and settings.
  public var configuration: DeviceConfiguration
  /// The orientation of the device when the controller appeared.
  public var start: Orientation
  /// The orientations through which the device is rotated between `start` and the picture's
  /// orientation.
  public var turns: [Orientation] = []
  /// The overlays drawn on top of the picture to explain the layout.
  public var overlays: Overlays
  /// Whether content beyond the screen is shown.
  public var extent: FigureExtent
  /// Whether the texts, fonts and colours of all elements are recorded with the layout, so that
  /// goldens can match elements by their content.
  ///
  /// If true, the data source also creates views for elements outside the visible bounds.
  public var recordsLooks = false
  /// The reason why the figure is not laid out, such as views that are nested too deeply.
  ///
  /// It is nil if the figure can be laid out.
  package var refusal: PictureTooLarge?
  /// A closure that makes the controller.
  public var content: @MainActor () -> UIViewController

  /// Describes a figure.
  ///
  /// - Parameters:
  ///   - name: the name, such as `herbs/markers`.
  ///   - variant: the name of the variant if there are several, such as `before`.
  ///   - device: the device, plain or configured: `.iPhone7.landscape.dark`.
  ///   - start: the orientation in which the controller appears.
  ///   - overlays: the overlays that explain the layout.
  ///   - extent: whether content beyond the screen is shown.
  ///   - content: a closure that makes the controller.
  public init(
    name: String, variant: String? = nil, on device: some ConfiguredDevice,
    start: Orientation = .portrait, overlays: Overlays = [], extent: FigureExtent = .viewport,
    content: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.variant, configuration) = (name, variant, device.configuration)
    (self.start, self.overlays, self.extent) = (start, overlays, extent)
    self.content = content
  }

  /// Describes a figure on a device whose orientation, appearance and traits are passed separately.
  public init(
    name: String, variant: String? = nil, device: Device, orientation: Orientation = .portrait,
    start: Orientation = .portrait, appearance: Appearance = .light, overlays: Overlays = [],
    chrome: Chrome = Chrome(), extent: FigureExtent = .viewport,
    traits: UITraitCollection = UITraitCollection(), system: SystemGeneration = .latest,
    content: @escaping @MainActor () -> UIViewController
  ) {
    let configuration = DeviceConfiguration(
      device, orientation: orientation, appearance: appearance, traits: traits, chrome: chrome,
      system: system)
    self.init(
      name: name, variant: variant, on: configuration, start: start, overlays: overlays,
      extent: extent, content: content)
  }

  /// A property of the figure's configuration.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<DeviceConfiguration, Value>
  ) -> Value {
    get { configuration[keyPath: member] }
    set { configuration[keyPath: member] = newValue }
  }

  /// Lays out the figure and records it.
  ///
  /// While this runs, `UIScreen` and the current traits are those of the figure's device; they are
  /// restored afterwards.
  public func rendered() -> RenderedFigure {
    refused(in: configuration.orientation)
      ?? onStage { record(configuration.orientation, on: $0) }
  }

  /// Lays out the figure once and records it in several orientations in turn.
  ///
  /// The same controller is rotated from each orientation to the next, as when a user rotates the
  /// device.
  public func rendered(turningTo orientations: [Orientation]) -> [RenderedFigure] {
    if refusal != nil { return orientations.compactMap(refused) }
    return onStage { simulator in orientations.map { record($0, on: simulator) } }
  }

  /// Returns the figure with an empty screen if it cannot be laid out (see `refusal`); otherwise
  /// nil.
  private func refused(in orientation: Orientation) -> RenderedFigure? {
    guard let refusal else { return nil }
    var figure = RenderedFigure(
      named: name, variant: variant, unlaidOn: configuration.held(in: orientation))
    figure.refusal = refusal
    return figure
  }

  /// Lays out the figure once, then records and reads it in several orientations in turn.
  ///
  /// The views are read while they are on the screen. After they are removed, they have another
  /// safe area and scale, and reading them could trigger a layout that differs from the recording.
  ///
  /// - Parameters:
  ///   - orientations: the orientations, in order.
  ///   - read: a closure that reads the views right after each recording.
  /// - Returns: each recording, with the result of `read` for the same layout.
  package func rendered<Reading>(
    turningTo orientations: [Orientation], reading read: (Simulator) -> Reading
  ) -> [(figure: RenderedFigure, reading: Reading)] {
    onStage { simulator in
      orientations.map { orientation in
        let figure = record(orientation, on: simulator)
        return (figure, read(simulator))
      }
    }
  }

  /// The configuration of the device in the orientation in which the controller appears.
  package var configurationAtStart: DeviceConfiguration { configuration.held(in: start) }

  /// Launches the controller on its device in the `start` orientation, rotates it through `turns`,
  /// and runs a closure.
  func onStage<Result, Failure: Error>(
    _ body: (Simulator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let simulator = Simulator(configurationAtStart, on: nil, content: content)
    // The controller is removed from the screen, because the caller may show it on another device
    // afterwards.
    defer { simulator.close() }
    return try simulator.perform { () throws(Failure) in
      for orientation in turns { simulator.turn(to: orientation) }
      return try body(simulator)
    }
  }

  private func record(_ orientation: Orientation, on simulator: Simulator) -> RenderedFigure {
    simulator.turn(to: orientation)
    var figure = RenderedFigure(
      name: name, variant: variant, configuration: configuration.held(in: orientation),
      overlays: overlays, screen: Drawing())
    do throws(PictureTooLarge) {
      // The depth of the view tree is checked again, because views may have been added when the
      // controller was loaded and laid out.
      try simulator.window.checkDepth()
    } catch {
      figure.refusal = error
      return figure
    }
    if extent == .content {
      do throws(PictureTooLarge) {
        figure.content = try simulator.collectionView?.recordContent()
      } catch {
        figure.refusal = error
      }
    }
    figure.screen = simulator.screenDrawing()
    readLayout(of: simulator, into: &figure)
    test(figure, on: simulator)
    return figure
  }
}

/// An appearance of pictures: light or dark.
public enum Appearance: String, CaseIterable, Sendable, Hashable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast that the user has chosen for all apps.
public enum Contrast: String, CaseIterable, Sendable, Hashable {
  /// The contrast of the interface without the user's setting.
  case normal
  /// A higher contrast, as with “Increase Contrast”: the asset catalogues' variants for high
  /// contrast are used.
  case high
}

/// The extent to which a figure's content is drawn.
public enum FigureExtent: String, CaseIterable, Sendable, Hashable {
  /// The part of the content visible on the screen.
  case viewport
  /// All content, with the part outside the screen at 30 % opacity.
  case content
}
