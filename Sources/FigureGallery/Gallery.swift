public import LayoutFigures

/// Every named figure, as data: what the command, the tests and the benchmarks go through.
public enum Gallery {
  /// The figures in the order they are listed.
  public static let scenes: [Scene] = [.plantMarkers, .rotatingSwatches, .photoGrid]

  /// The figure of a name, or nil when there is none.
  public static func scene(named name: String) -> Scene? {
    scenes.first { $0.figure.description == name }
  }

  /// The names of all figures.
  public static var names: [String] { scenes.map(\.figure.description) }
}

extension Scene {
  /// Makes a scene of the gallery from names that are known to be good.
  init(
    _ figure: String, on device: String, sections: [SceneSection],
    variants: KeyValuePairs<String, SceneLayout>
  ) {
    guard let name = FigureName(figure), let device = Device.named(device) else {
      preconditionFailure("The gallery names a figure or a device wrongly: \(figure), \(device)")
    }
    let variants = variants.compactMap { name, layout in
      VariantName(name).map { SceneVariant($0, layout: layout) }
    }
    self.init(figure: name, device: device, sections: sections, variants: variants)
  }
}
