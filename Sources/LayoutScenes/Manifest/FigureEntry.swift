package import LayoutCore
package import LayoutStage

/// A figure of a manifest.
package struct FigureEntry: Sendable {
  /// The part of a scene that is shown.
  package enum Picture: String, CaseIterable, Sendable {
    /// One variant in one orientation, or a whole plate.
    case screen
    /// All variants in all orientations side by side.
    case sheet
    /// The frames of a turn side by side.
    case strip
  }

  /// The name, which is also that of its files.
  package let name: String
  /// A figure of the gallery, or the path of a scene file as seen from the manifest's folder; nil
  /// if nothing is drawn again.
  package let scene: String?
  /// The part that is shown.
  package let picture: Picture
  /// The device instead of the scene's own.
  package let device: Device?
  /// The one variant that is shown.
  package let variant: String?
  /// The one orientation that is shown.
  package let orientation: Orientation?
  /// The overlays instead of the scene's own.
  package let overlays: Overlays?
  /// The path of the golden that is shown, without its ending; nil for a figure that is drawn into
  /// the folder.
  package let golden: FigureName?
  /// The author's alternative text.
  package let alternativeText: String?

  /// The entry in the file, for errors that point into it.
  let object: SceneObject

  /// Makes an error about the value of a key, or about the whole entry where it does not say it.
  package func error(
    at key: String? = nil, _ problem: String, expected: String? = nil, suggestion: String? = nil
  ) -> SceneError {
    let place = key.flatMap { object[$0] } ?? object.cursor
    return place.error(problem, expected: expected, suggestion: suggestion)
  }

  /// The position of the entry in the file.
  package var position: TextPosition {
    object.cursor.document.position(of: object.cursor.offsets.value)
  }
}
