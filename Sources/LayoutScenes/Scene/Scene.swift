public import Foundation
public import LayoutStage
public import UIKit

/// A collection of items on a device, laid out in one or more variants, as in a scene file.
///
/// A scene is read from a file with `read(contentsOf:)` or written in code, as in the gallery. A
/// scene from a file and the same scene in code result in the same pictures.
public struct Scene: Sendable {
  /// The figure's name, which is also the path of its pictures.
  public var figure: FigureName
  /// The title above the sheet and in the navigation bar; nil for none.
  public var title: String?
  /// The sentence below the title of the sheet; nil for none.
  public var subtitle: String?
  /// The device that shows the collection view, in its initial orientation.
  public var configuration: DeviceConfiguration
  /// The orientations to draw.
  public var orientations: [Orientation] = Orientation.allCases
  /// The orientations through which the device is rotated between the start and the picture.
  public var turns: [Orientation] = []
  /// The kind of cell that shows the items.
  public var cell = SceneCell.label
  /// The sections with their items.
  public var sections: [SceneSection]
  /// The variants, in drawing order.
  public var variants: [SceneVariant]
  /// The overlays drawn over the collection view.
  public var overlays: Overlays = []
  /// The bars around the collection view.
  public var chrome: [SceneChrome] = []
  /// The collection view's own content inset, in addition to those of the bars.
  public var contentInset = UIEdgeInsets.zero
  /// The initial content offset of the collection view; nil for that of ``page`` or, if that is nil
  /// too, the start of the content, below the bars.
  public var contentOffset: CGPoint?
  /// Whether scrolling stops at whole pages.
  public var isPagingEnabled = false
  /// The page shown before the first rotation, starting at 0.
  ///
  /// If there are fewer pages it is the last one; nil means the start of the content. A
  /// ``contentOffset`` takes precedence.
  public var page: Int?
  /// The navigation controller around the collection view; nil for none.
  public var controller: SceneController?
  /// The extent of the drawn content.
  public var extent = FigureExtent.viewport
  /// The translations of the texts; none by default.
  package var texts = SceneTexts()
  /// The user's settings for a matrix: the scene is also laid out with their combinations, and an
  /// additional picture shows the problems; nil for no matrix.
  public var matrix: SettingAxes?

  /// Makes a scene from its items and layouts; all other properties have default values.
  public init(
    figure: FigureName, device: some ConfiguredDevice, sections: [SceneSection],
    variants: [SceneVariant]
  ) {
    self.figure = figure
    configuration = device.configuration
    self.sections = sections
    self.variants = variants
  }

  /// The device that shows the collection view.
  public var device: Device {
    get { configuration.device }
    set { configuration.device = newValue }
  }
  /// The orientation of the first layout, from which the device is rotated to the others.
  public var start: Orientation {
    get { configuration.orientation }
    set { configuration.orientation = newValue }
  }
  /// The appearance, light or dark.
  public var appearance: Appearance {
    get { configuration.appearance }
    set { configuration.appearance = newValue }
  }
}

/// A bar drawn over the screen of a scene.
public enum SceneChrome: String, Sendable, CaseIterable {
  /// The status bar at the top.
  case statusBar
  /// The navigation bar with the scene's title.
  case navigationBar
  /// The home indicator, on devices that have one.
  case homeIndicator
}

/// The kind of cell that shows an item.
public enum SceneCell: Sendable, Equatable {
  /// A plant marker: a pointed stick with a picture, names and facts.
  case marker
  /// Only the item's colour.
  case swatch
  /// The item's picture, filling the cell, with its title over it.
  case photo
  /// The item's title and subtitle on its colour.
  case label
  /// The item's picture and texts, placed by constraints, which also determine the preferred size.
  case constrained([SceneCellFormat])

  /// The cells that a scene file can name, in the order in which errors list them.
  static let named: [(name: String, value: SceneCell)] = [
    ("marker", .marker), ("swatch", .swatch), ("photo", .photo), ("label", .label),
  ]
}
