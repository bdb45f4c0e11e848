public import Foundation
import RasterCore

/// A storyboard on one page: each scene on its device, at its position on Interface Builder's
/// canvas, and the segues between the scenes as labelled arrows.
///
///           Herbs                 Basil
///          ┌──────┐              ┌──────┐
///     ●───▶│      │─ show ──────▶│      │
///          │      │   detail     │      │
///          └──────┘              └──────┘
///
/// The scenes are arranged as on the canvas, but wide gaps between them are narrowed.
public struct StoryboardSheet: Sendable {
  /// A scene: a controller on a device.
  public struct Scene: Sendable {
    /// The identifier of the controller, to which segues refer.
    public var id: String
    /// The title above the device, as in Interface Builder.
    public var title: String
    /// The second line of the title, such as the storyboard identifier; nil for none.
    public var detail: String?
    /// The figure of the scene; nil for a reference to another storyboard.
    public var figure: RenderedFigure?
    /// The position of the scene's upper-left corner on the canvas; nil if the document does not
    /// contain it.
    public var location: CGPoint?

    /// Makes a scene, by default without a second line and a position.
    public init(
      id: String, title: String, detail: String? = nil, figure: RenderedFigure?,
      location: CGPoint? = nil
    ) {
      (self.id, self.title, self.detail) = (id, title, detail)
      (self.figure, self.location) = (figure, location)
    }
  }

  /// A segue between two scenes, or an unwind segue from a scene.
  public struct Arrow: Sendable {
    /// The identifiers of the scenes; the destination of an unwind segue is nil.
    public var source: String, destination: String?
    /// The kind of segue as named by Interface Builder, such as `show`, or the kind of
    /// relationship, such as `root view controller`.
    public var kind: String
    /// The identifier of the segue, or the action of an unwind segue; nil if there is none.
    public var name: String?
    /// The frame of the control or the row that performs the segue, on the screen in points; nil
    /// for a segue of the controller itself, or if the control is not on the screen.
    public var trigger: CGRect?

    /// Makes an arrow; a nil `destination` makes the arrow of an unwind segue.
    public init(
      from source: String, to destination: String?, kind: String, name: String? = nil,
      trigger: CGRect? = nil
    ) {
      (self.source, self.destination, self.kind) = (source, destination, kind)
      (self.name, self.trigger) = (name, trigger)
    }
  }

  /// The title at the top; nil for none.
  public var title: String?
  /// The line below the title; nil for none.
  public var subtitle: String?
  /// The scenes in the order of the document.
  public var scenes: [Scene]
  /// The segues in the order of the document.
  public var arrows: [Arrow]
  /// The identifier of the initial scene; nil for none.
  public var initial: String?
  /// The appearance of the sheet, light or dark.
  public var appearance: Appearance = .light
  /// The number of points on the sheet per point of the screens.
  ///
  /// If nil, it is the largest of several simple fractions at which the sheet fits into 1600 × 1600
  /// points, or 1/5 if the sheet fits at none of them.
  public var zoom: CGFloat?

  /// Makes a sheet; by default it is light, and its zoom is computed from its size.
  public init(
    title: String? = nil, subtitle: String? = nil, scenes: [Scene], arrows: [Arrow] = [],
    initial: String? = nil, appearance: Appearance = .light, zoom: CGFloat? = nil
  ) {
    (self.title, self.subtitle, self.scenes, self.arrows) = (title, subtitle, scenes, arrows)
    (self.initial, self.appearance, self.zoom) = (initial, appearance, zoom)
  }

  /// Draws the sheet.
  public func picture() -> Picture {
    if let zoom { return StoryboardPainter(self, zoom: zoom).picture }
    let painters = Self.zooms.lazy.map { StoryboardPainter(self, zoom: $0) }
    let fitting = painters.first { painter in
      painter.size.width <= Self.comfortableSide && painter.size.height <= Self.comfortableSide
    }
    return (fitting ?? StoryboardPainter(self, zoom: 1 / 5)).picture
  }

  /// The width and height within which a sheet without a set zoom fits at the chosen zoom, if
  /// possible, in points.
  private static let comfortableSide: CGFloat = 1600
  private static let zooms: [CGFloat] = [1, 3 / 4, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 1 / 4]
}
