import LayoutStage

/// One of the files of a figure drawn into its folder: `name~dark@2x.png`.
struct FigureFile: Equatable {
  /// The file's name, with a catalogue's suffixes for appearance and scale.
  let name: String
  let appearance: Appearance
  /// The scale in pixels per point.
  let scale: Int

  /// The scales that file names in a catalogue can have.
  static let scales = 1...3

  init(figure: String, appearance: Appearance, scale: Int) {
    (self.appearance, self.scale) = (appearance, scale)
    name = figure + (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png"
  }

  /// Returns the files of a figure: light and dark, each at one and two pixels per point.
  static func files(of figure: String) -> [FigureFile] {
    Appearance.allCases.flatMap { look in
      [1, 2].map { FigureFile(figure: figure, appearance: look, scale: $0) }
    }
  }

  /// Returns the name of a golden for an appearance: `name` in light, `name.dark` in dark.
  static func goldenName(_ name: String, in look: Appearance) -> String {
    look == .light ? name : "\(name).\(look.rawValue)"
  }
}
