package import LayoutScenes
package import LayoutStage

extension Scene {
  /// The pictures of the scene's matrix, one for each variant, such as `herbs.before.matrix.png`;
  /// empty if it has no matrix.
  ///
  /// The scene is laid out when a picture is drawn, once for each combination of settings.
  package var matrixPictures: [PlannedPicture] {
    guard let matrix else { return [] }
    return variants.map { variant in
      let name = "\(figure).\(variant.name).matrix.png"
      return PlannedPicture(name) { try matrixPicture(matrix, of: variant, named: name) }
    }
  }

  @MainActor private func matrixPicture(
    _ axes: SettingAxes, of variant: SceneVariant, named name: String
  ) throws -> NamedPicture {
    let title = title ?? figure.description
    let study = try SettingStudy(
      named: variants.count > 1 ? "\(title), \(variant.name)" : title, axes,
      on: configuration.held(in: start)
    ) { configuration in
      var scene = self
      (scene.configuration, scene.variants, scene.turns) = (configuration, [variant], [])
      let shown = scene.figures()[0].rendered(turningTo: [configuration.orientation]) {
        SettingInspection(of: $0.window)
      }
      return (shown[0].figure, shown[0].reading)
    }
    let sheet = SettingSheet(study, appearance: appearance)
    return NamedPicture(name, sheet.picture, scale: SheetScale.pixels)
  }
}
