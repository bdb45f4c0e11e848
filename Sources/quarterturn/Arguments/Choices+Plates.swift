import FigureGallery
import LayoutFigures

extension Choices {
  /// Makes the choices for a figure; a plate has no layout that they could be about.
  func applied(to figure: GalleryFigure) throws(UsageError) -> GalleryFigure {
    switch figure {
    case .scene(let scene): return .scene(try applied(to: scene))
    case .plate:
      if let option = optionOfScenes {
        throw .inapplicableOption(option, command: figure.name.description)
      }
      return figure
    }
  }

  /// An option that was given and is about scenes only.
  private var optionOfScenes: Option? {
    if device != nil { return .device }
    if !orientations.isEmpty { return .orientation }
    if !variants.isEmpty { return .variant }
    return overlays == nil ? nil : .overlay
  }
}
