/// The figures of a folder of articles, from `Figures.json`.
///
///     { "goldens": "../../../Snapshots",
///       "figures": {
///         "markers":  { "scene": "plants/markers", "variant": "after" },
///         "turn":     { "scene": "herbs.json", "variant": "after", "picture": "strip" },
///         "carousel": { "golden": "carousel/smooth", "scene": "carousel/smooth" } } }
///
/// A figure without a golden is drawn into the folder under its name. The picture of a figure with
/// a golden is the golden itself.
package struct FigureManifest: Sendable {
  /// The name of the manifest file in its folder.
  package static let fileName = "Figures.json"

  /// The path of the goldens' folder relative to the manifest's; nil if none is given.
  package var goldens: String?
  /// The subfolder of the manifest's folder into which pictures are written; nil for the manifest's
  /// own folder.
  package var pictures: FigureName?
  /// The figures, in the order of the file.
  package var figures: [FigureEntry]

  package init(goldens: String? = nil, pictures: FigureName? = nil, figures: [FigureEntry] = []) {
    (self.goldens, self.pictures, self.figures) = (goldens, pictures, figures)
  }
}
