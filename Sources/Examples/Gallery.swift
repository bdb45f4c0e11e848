package import LayoutScenes
package import LayoutStage

/// The examples: scenes and carousels that the command draws, lists and verifies by name.
package enum Gallery {
  /// The figures, in the order in which they are listed.
  package static let figures: [GalleryFigure] =
    [
      .scene(.plantMarkers), .scene(.rotatingSwatches), .scene(.photoGrid),
    ] + CarouselFigure.all.map(GalleryFigure.carousel)

  package static var scenes: [Scene] {
    figures.compactMap(\.scene)
  }

  /// Returns the figure with a name; nil if there is none.
  package static func figure(named name: String) -> GalleryFigure? {
    // The names of scene files end with `.json`, those of figures do not. Returning here avoids
    // making the gallery and its photographs when a scene file is drawn.
    if name.hasSuffix(".json") { return nil }
    return figures.first { $0.name.description == name }
  }

  package static var names: [String] { figures.map(\.name.description) }
}

extension Scene {
  /// Makes a scene of the gallery from constants; stops the program if the figure's name is invalid
  /// or the device is unknown, and leaves out variants with invalid names.
  package init(
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
  /// Makes a name from a constant; stops the program if the name is not valid.
  package init(known name: String) {
    guard let name = FigureName(name) else {
      preconditionFailure("The gallery names a figure wrongly: \(name)")
    }
    self = name
  }
}

extension Device {
  /// Makes a device from the name of a known device; stops the program if the name is unknown.
  package init(known name: String) {
    guard let device = Device.named(name) else {
      preconditionFailure("The gallery names a device wrongly: \(name)")
    }
    self = device
  }
}
