public import Foundation
public import LayoutStage
public import UIKit

/// A collection of items on a device, laid out in one or more ways, as in a scene file.
///
/// A scene is read from a file with `read(contentsOf:)` or written in code, as the gallery does;
/// both make the same pictures.
public struct Scene: Sendable {
  /// The figure's name, which is also the path of its pictures.
  public var figure: FigureName
  /// The words over the sheet and in the navigation bar; nil for none.
  public var title: String?
  /// One sentence under the title of the sheet.
  public var subtitle: String?
  /// The device that shows the collection view, in the orientation of the first layout.
  public var configuration: DeviceConfiguration
  /// The orientations to draw.
  public var orientations: [Orientation] = Orientation.allCases
  /// The orientations through which the device is turned between the start and the picture's.
  public var turns: [Orientation] = []
  /// The content of a cell for an item.
  public var cell = SceneCell.label
  /// The sections with their items.
  public var sections: [SceneSection]
  /// The layouts, in the order they are drawn.
  public var variants: [SceneVariant]
  /// The overlays over the collection view.
  public var overlays: Overlays = []
  /// The bars around the collection view.
  public var chrome: [SceneChrome] = []
  /// The collection view's own content inset, beside those of the bars.
  public var contentInset = UIEdgeInsets.zero
  /// The collection view's content offset, as UIKit counts it; nil for the natural start, which
  /// puts the content under the bars.
  public var contentOffset: CGPoint?
  /// Whether scrolling stops on whole pages.
  public var isPagingEnabled = false
  /// The page that is shown before the first turn, counted from 0; the last one if there are
  /// fewer, nil for the start.
  public var page: Int?
  /// The navigation controller around the collection view; nil for none.
  public var controller: SceneController?
  /// The extent of the content that is drawn.
  public var extent = FigureExtent.viewport

  /// Makes a scene of items and the layouts; everything else has a default.
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
  /// The orientation in which the collection view is first laid out; the other one is turned to.
  public var start: Orientation {
    get { configuration.orientation }
    set { configuration.orientation = newValue }
  }
  /// Light or dark.
  public var appearance: Appearance {
    get { configuration.appearance }
    set { configuration.appearance = newValue }
  }
}

/// A bar that a scene requests.
public enum SceneChrome: String, Sendable, CaseIterable {
  /// The time and the battery at the top.
  case statusBar
  /// The bar with the scene's title.
  case navigationBar
  /// The line at the bottom of devices without a button.
  case homeIndicator
}

/// The content of a cell for an item.
public enum SceneCell: Sendable, Equatable {
  /// A plant marker: a pointed stick with picture, names and facts.
  case marker
  /// Nothing but the item's colour.
  case swatch
  /// The item's picture, filling the cell, with its title over it.
  case photo
  /// The item's title on its colour.
  case label
  /// The item's picture and texts, placed by constraints, which also give the preferred size.
  case constrained([SceneCellFormat])

  /// The cells that a scene file names by a word, in the order that errors list them.
  static let named: [(name: String, value: SceneCell)] = [
    ("marker", .marker), ("swatch", .swatch), ("photo", .photo), ("label", .label),
  ]
}
