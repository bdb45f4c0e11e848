public import LayoutScenes
import LayoutStage

/// Every named figure, as data: what the command, the tests and the benchmarks go through.
public enum Gallery {
  /// The figures in the order they are listed.
  public static let figures: [GalleryFigure] =
    [
      .scene(.plantMarkers), .scene(.rotatingSwatches), .scene(.photoGrid),
      .plate(.invalidation), .plate(.selfSizing),
    ] + plates.map(GalleryFigure.plate)

  private static let plates =
    DocumentationFigure.constraints + DocumentationFigure.controls + DocumentationFigure.carousels
    + DocumentationFigure.sweeps + DocumentationFigure.articles
    + DocumentationFigure.measurements

  /// The figures that are scenes.
  public static var scenes: [Scene] {
    figures.compactMap { if case .scene(let scene) = $0 { scene } else { nil } }
  }

  /// The figure of a name, or nil when there is none.
  public static func figure(named name: String) -> GalleryFigure? {
    // No figure is named like a scene file; to draw one, the gallery and its photographs need not
    // be made.
    if name.hasSuffix(".json") { return nil }
    return figures.first { $0.name.description == name }
  }

  /// The names of all figures.
  public static var names: [String] { figures.map(\.name.description) }
}

extension Scene {
  /// Makes a scene of the gallery from names that are known to be good.
  init(
    _ figure: String, on device: String, sections: [SceneSection],
    variants: KeyValuePairs<String, SceneLayout>
  ) {
    let variants = variants.compactMap { name, layout in
      VariantName(name).map { SceneVariant($0, layout: layout) }
    }
    self.init(
      figure: FigureName(known: figure), device: Device(known: device), sections: sections,
      variants: variants)
  }
}

extension FigureName {
  /// Makes a name that is known to be good.
  init(known name: String) {
    guard let name = FigureName(name) else {
      preconditionFailure("The gallery names a figure wrongly: \(name)")
    }
    self = name
  }
}

extension Device {
  /// Finds a device that is known to be there.
  init(known name: String) {
    guard let device = Device.named(name) else {
      preconditionFailure("The gallery names a device wrongly: \(name)")
    }
    self = device
  }
}
