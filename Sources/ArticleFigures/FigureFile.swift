import LayoutStage

/// One of the files of a figure that is drawn into its folder: `name~dark@2x.png`.
struct FigureFile: Equatable {
  /// The name of the file, with the marks of appearance and scale that documentation catalogues
  /// use.
  let name: String
  /// Light or dark.
  let appearance: Appearance
  /// Pixels per point.
  let scale: Int

  /// The scales that file names in a catalogue can have.
  static let scales = 1...3

  /// Makes the file of a figure with an appearance and a scale.
  init(figure: String, appearance: Appearance, scale: Int) {
    (self.appearance, self.scale) = (appearance, scale)
    name = figure + (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png"
  }

  /// The files of a figure: light and dark, each at one and two pixels per point.
  static func files(of figure: String) -> [FigureFile] {
    Appearance.allCases.flatMap { look in
      [1, 2].map { FigureFile(figure: figure, appearance: look, scale: $0) }
    }
  }

  /// The name of a golden in an appearance, as the gallery names its pictures.
  static func goldenName(_ name: String, in look: Appearance) -> String {
    look == .light ? name : "\(name).\(look.rawValue)"
  }
}
