import Foundation
import LayoutCore
import RasterCore
public import UIKit

/// A description of a picture: a view controller on a device, and the overlays that explain it.
///
/// The controller is put on the screen in the `start` orientation and the device is then turned to
/// the figure's own, so that the picture shows what a rotation leaves behind, not a fresh layout.
///
/// The members of its ``configuration`` are its own too: `figure.device`, `figure.appearance`.
@MainActor @dynamicMemberLookup public struct Figure {
  /// The name, such as `herbs/markers`.
  public var name: String
  /// The name of one of several variants, such as `before`.
  public var variant: String?
  /// The device in the picture, with its orientation and settings.
  public var configuration: DeviceConfiguration
  /// The orientation of the device when the controller appeared.
  public var start: Orientation
  /// The orientations that the device is turned through before it is held as in the picture.
  public var turns: [Orientation] = []
  /// The overlays that explain the layout on top of the picture.
  public var overlays: Overlays
  /// Whether content beyond the screen is shown.
  public var extent: FigureExtent
  /// Whether texts, fonts and colours of all elements are recorded with the layout, so that goldens
  /// match elements by their content.
  ///
  /// The data source makes views for elements that are out of sight too.
  public var recordsLooks = false
  /// The reason why the figure is not laid out: its views are too deep one inside another.
  package var refusal: PictureTooLarge?
  /// Makes the controller.
  public var content: @MainActor () -> UIViewController

  /// Describes a figure.
  ///
  /// - Parameters:
  ///   - name: the name, such as `herbs/markers`.
  ///   - variant: the name of one of several variants, such as `before`.
  ///   - device: the device, plain or configured: `.iPhone7.landscape.dark`.
  ///   - start: the orientation in which the controller appears.
  ///   - overlays: the overlays that explain the layout.
  ///   - extent: whether content beyond the screen is shown.
  ///   - content: makes the controller.
  public init(
    name: String, variant: String? = nil, on device: some ConfiguredDevice,
    start: Orientation = .portrait, overlays: Overlays = [], extent: FigureExtent = .viewport,
    content: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.variant, configuration) = (name, variant, device.configuration)
    (self.start, self.overlays, self.extent) = (start, overlays, extent)
    self.content = content
  }

  /// Describes a figure on a device whose settings are given one by one.
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

  /// A member of the figure's configuration.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<DeviceConfiguration, Value>
  ) -> Value {
    get { configuration[keyPath: member] }
    set { configuration[keyPath: member] = newValue }
  }

  /// Lays the figure out and records it.
  ///
  /// `UIScreen` and the traits are those of the figure's device while this runs, and are restored
  /// afterwards.
  public func rendered() -> RenderedFigure {
    refused(in: configuration.orientation)
      ?? onStage { record(configuration.orientation, on: $0) }
  }

  /// Lays the figure out once and records it in one orientation after the other.
  ///
  /// The same controller is turned from each to the next, as when somebody turns the device over.
  public func rendered(turningTo orientations: [Orientation]) -> [RenderedFigure] {
    if refusal != nil { return orientations.compactMap(refused) }
    return onStage { simulator in orientations.map { record($0, on: simulator) } }
  }

  /// The figure with nothing on its screen, if it is refused.
  private func refused(in orientation: Orientation) -> RenderedFigure? {
    guard let refusal else { return nil }
    var figure = RenderedFigure(
      named: name, variant: variant, unlaidOn: configuration.held(in: orientation))
    figure.refusal = refusal
    return figure
  }

  /// Lays the figure out once, and records and reads it in one orientation after the other.
  ///
  /// The views are read while they are on the screen. Afterwards they have neither its safe area
  /// nor its scale, and anyone who queries them lays them out anew, otherwise than they were drawn.
  ///
  /// - Parameters:
  ///   - orientations: the orientations in turn.
  ///   - read: reads the views, right after they were recorded.
  /// - Returns: each recording, and what was read of the same layout.
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

  /// The device in the orientation in which the controller appears.
  package var configurationAtStart: DeviceConfiguration { configuration.held(in: start) }

  /// Launches the controller on its device as it is held at the start, and does something with it.
  func onStage<Result, Failure: Error>(
    _ body: (Simulator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let simulator = Simulator(configurationAtStart, on: nil, content: content)
    // The caller may show the same controller on another device next.
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
      // Views that came in when it was loaded and laid out.
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
    let everywhere = figure.content != nil
    let recordsViews = recordsLooks || overlays.contains(.constraints)
    figure.layout = simulator.collectionView.map {
      recordsViews ? $0.layoutRecordWithLooks(everywhere: everywhere) : $0.layoutRecord
    }
    let views = recordsViews ? simulator.screenRecord : nil
    if figure.layout == nil {
      figure.plainLayout = views.map { LayoutRecord(of: $0, size: figure.configuration.screenSize) }
      figure.plainSafeArea = simulator.screenSafeArea
    }
    figure.layout?.screen = views
    figure.layout?.settings = simulator.settings
    figure.plainLayout?.settings = simulator.settings
    return figure
  }
}

extension LayoutRecord {
  /// Makes the layout of a screen without a collection view: its views, and no element.
  fileprivate init(of views: View, size: CGSize) {
    let screen = CGRect(origin: .zero, size: size)
    self.init(scrollAxis: nil, contentSize: size, viewport: screen, screenFrame: screen)
    self.screen = views
  }
}

/// Whether pictures are light or dark.
public enum Appearance: String, CaseIterable, Sendable, Hashable {
  /// Dark ink on a light page.
  case light
  /// Light ink on a dark page.
  case dark
}

/// The extent of a figure's content that is drawn.
public enum FigureExtent: String, CaseIterable, Sendable, Hashable {
  /// The part of the content that the screen shows.
  case viewport
  /// All content, with the part outside of the screen at 30 % opacity.
  case content
}
