import LayoutLaboratory
package import LayoutScenes
package import LayoutStage

/// A named figure: a scene, or a carousel on devices that are rotated.
///
/// ``pictures()`` returns the pictures of either.
package enum GalleryFigure: Sendable {
  /// Items on a device, laid out in one or more ways.
  case scene(Scene)
  /// Controllers in portrait and in landscape, drawn on one sheet.
  case carousel(CarouselFigure)

  /// The name, which is also the path of its pictures.
  package var name: FigureName {
    switch self {
    case .scene(let scene): scene.figure
    case .carousel(let carousel): carousel.name
    }
  }

  /// The title above the figure.
  package var title: String {
    switch self {
    case .scene(let scene): scene.title ?? scene.figure.description
    case .carousel(let carousel): carousel.title
    }
  }

  /// The description of the figure, on one line; for a scene, such as `scene on an iPhone 7 Plus ·
  /// before, after`.
  package var summary: String {
    switch self {
    case .scene(let scene):
      "scene on an \(scene.device.name) · "
        + scene.variants.map(\.name.description).joined(separator: ", ")
    case .carousel(let carousel): carousel.summary
    }
  }

  /// The scene; nil for a carousel.
  package var scene: Scene? {
    if case .scene(let scene) = self { scene } else { nil }
  }

  /// Returns a figure for each controller that is shown: one for each variant of a scene, or one
  /// for each device of a carousel.
  @MainActor package func controllers(in look: Appearance = .light) -> [Figure] {
    switch self {
    case .scene(var scene):
      scene.appearance = look
      return scene.figures()
    case .carousel(let carousel): return carousel.figures(in: look)
    }
  }

  /// Returns all pictures of the figure, in the order of ``pictureNames``.
  ///
  /// Scenes have one picture for each variant and orientation, a light and a dark sheet, and one of
  /// each variant's problems if they have a matrix of settings; carousels have a light and a dark
  /// sheet, and a strip of each film.
  ///
  /// - Throws: `SettingAxesError` if the settings of a matrix cannot be combined.
  @MainActor package func pictures() throws -> [NamedPicture] {
    switch self {
    case .scene(let scene):
      try scene.pictures(sheets: Appearance.allCases)
        + scene.matrixPictures.map { try $0.laidOut() }
    case .carousel(let carousel):
      Appearance.allCases.map(carousel.picture) + carousel.films.map { $0.strip() }
    }
  }

  /// Lays the figure out again without rasterising it, in one appearance.
  @MainActor package func layOutAgain() {
    switch self {
    case .scene(let scene): _ = scene.rendered()
    case .carousel(let carousel): _ = carousel.picture(in: .light)
    }
  }

  /// The films of the figure.
  ///
  /// The films are plans: nothing is recorded yet.
  package var films: [FilmedFigure] {
    if case .carousel(let carousel) = self { carousel.films } else { [] }
  }

  /// The paths of all pictures, computed without drawing the pictures.
  package var pictureNames: [String] {
    switch self {
    case .scene(let scene):
      scene.pictureNames(sheets: Appearance.allCases) + scene.matrixPictures.map(\.fileName)
    case .carousel(let carousel):
      Appearance.allCases.map(carousel.name.drawing) + carousel.films.map(\.stripName)
    }
  }
}

extension FigureName {
  /// Returns the path of the picture that shows a whole figure: `carousel/smooth.png`,
  /// `carousel/smooth.dark.png`.
  package func drawing(in look: Appearance) -> String {
    "\(self)" + (look == .light ? "" : ".\(look.rawValue)") + ".png"
  }
}
