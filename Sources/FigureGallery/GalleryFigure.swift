public import LayoutScenes
public import LayoutStage

/// A named figure: a scene that is laid out, or a plate that is drawn.
///
/// Anyone who goes through the gallery requests ``pictures()`` and need not know which it is.
public enum GalleryFigure: Sendable {
  /// Items on a device, laid out in one or more ways.
  case scene(Scene)
  /// A drawing, usually made from measurements.
  case plate(DocumentationFigure)

  /// The name, which is also the path of its pictures.
  public var name: FigureName {
    switch self {
    case .scene(let scene): scene.figure
    case .plate(let plate): plate.figure
    }
  }

  /// The words over it.
  public var title: String {
    switch self {
    case .scene(let scene): scene.title ?? scene.figure.description
    case .plate(let plate): plate.title
    }
  }

  /// The kind of figure, on one line: `scene on an iPhone 7 Plus · before, after`.
  public var summary: String {
    switch self {
    case .scene(let scene):
      "scene on an \(scene.device.name) · "
        + scene.variants.map(\.name.description).joined(separator: ", ")
    case .plate(let plate): plate.summary
    }
  }

  /// The scene that is laid out, or that a plate was measured on; nil if there is none.
  public var scene: Scene? {
    switch self {
    case .scene(let scene): scene
    case .plate(let plate): plate.scene
    }
  }

  /// Returns the controllers that the figure shows: the variants of its scene, or what a plate
  /// shows on devices; nil if there is neither.
  @MainActor public func controllers(in look: Appearance = .light) -> [Figure]? {
    if case .plate(let plate) = self, let controllers = plate.controllers {
      return controllers(look)
    }
    guard var scene else { return nil }
    scene.appearance = look
    return scene.figures()
  }

  /// Makes every picture of the figure, in the order of ``pictureNames``.
  ///
  /// Scenes have one picture for each variant and orientation, and a light and a dark sheet; plates
  /// are drawn light and dark, and have a strip of each film.
  @MainActor public func pictures() throws -> [NamedPicture] {
    switch self {
    case .scene(let scene): scene.pictures(sheets: Appearance.allCases)
    case .plate(let plate):
      try Appearance.allCases.map(plate.picture) + plate.films.map { $0.strip() }
    }
  }

  /// The films that go with the figure, none of them recorded yet.
  public var films: [FilmedFigure] {
    if case .plate(let plate) = self { plate.films } else { [] }
  }

  /// Writes the text that goes with the figure; nil without one.
  @MainActor public func text() -> NamedText? {
    if case .plate(let plate) = self { plate.text() } else { nil }
  }

  /// The path of the figure's text, without writing it; nil without one.
  public var textName: String? {
    if case .plate(let plate) = self { plate.textName } else { nil }
  }

  /// The paths of all pictures, without making them.
  public var pictureNames: [String] {
    switch self {
    case .scene(let scene): scene.pictureNames(sheets: Appearance.allCases)
    case .plate(let plate):
      Appearance.allCases.map(plate.pictureName) + plate.films.map(\.stripName)
    }
  }
}
