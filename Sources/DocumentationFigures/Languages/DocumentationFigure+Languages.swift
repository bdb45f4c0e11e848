import FigureSnapshots
import LayoutLaboratory
import LayoutStage
import UIKit

extension DocumentationFigure {
  /// The figure of a screen whose texts are clipped or overlap in some languages and text sizes.
  static let languages = DocumentationFigure("lab/languages") { look in
    let axes = SettingAxes(
      languages: ["", "de", "longer", "doubled", "right-to-left"],
      textSizes: [.large, .accessibilityLarge])
    let base = Device.iPhoneSE.appearance(look)
    let figure = Figure(name: "lab/languages", on: base) { AlbumController() }
    let study = try SettingStudy(
      of: figure, named: "Where an album's texts are clipped", axes, on: base)
    return SettingSheet(study, appearance: look).picture
  }
}
