/// The figures of a folder of articles, from `Figures.json`.
///
///     { "goldens": "../../../Snapshots",
///       "figures": {
///         "markers": { "scene": "plants/markers", "variant": "after" },
///         "turn":    { "scene": "herbs.json", "variant": "after", "picture": "strip" },
///         "turn":    { "golden": "carousel/smooth", "scene": "carousel/smooth" } } }
///
/// A figure without a golden is drawn into the folder, under its name. One with a golden is shown
/// from where goldens are kept, and only checked; a documentation catalogue gets copies of it.
package struct FigureManifest: Sendable {
  /// The name of the file in its folder.
  package static let fileName = "Figures.json"

  /// The folder of the goldens, as seen from the manifest's; nil if it names none.
  package var goldens: String?
  /// The folder below the manifest's that pictures are written to; nil for the manifest's own.
  package var pictures: FigureName?
  /// The figures in the order of the file.
  package var figures: [FigureEntry]

  /// Makes a manifest of figures.
  package init(goldens: String? = nil, pictures: FigureName? = nil, figures: [FigureEntry] = []) {
    (self.goldens, self.pictures, self.figures) = (goldens, pictures, figures)
  }
}
