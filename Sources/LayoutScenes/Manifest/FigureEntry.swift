package import LayoutCore
package import LayoutStage

package struct FigureEntry: Sendable {
  /// The part of a scene to show.
  package enum Picture: String, CaseIterable, Sendable {
    /// One variant in one orientation, or a whole documentation figure.
    case screen
    /// All variants in all orientations side by side.
    case sheet
    /// The frames of a rotation side by side.
    case strip
  }

  /// The name of the figure, which is also the name of its files.
  package let name: String
  /// The name of a gallery figure, or the path of a scene file relative to the manifest's folder;
  /// nil if nothing is drawn.
  package let scene: String?
  /// The part of the scene to show.
  package let picture: Picture
  /// The device that replaces the scene's own; nil to keep the scene's.
  package let device: Device?
  /// The only variant to show; nil for a sheet of all variants, or if the scene has only one.
  package let variant: String?
  /// The only orientation to show; nil for the scene's first one, or for a sheet of all.
  package let orientation: Orientation?
  /// The overlays that replace the scene's own; nil to keep the scene's.
  package let overlays: Overlays?
  /// The settings of a matrix: the scene is laid out with their combinations, and the figure shows
  /// the problems; nil to show the scene itself.
  package let matrix: SettingAxes?
  /// The path of the golden to show, without its extension; nil for a figure drawn into the folder.
  package let golden: FigureName?
  /// The alternative text written by the author; nil if the entry has none.
  package let alternativeText: String?

  /// The entry in the file, used for errors with a position.
  let object: SceneObject

  /// Makes an error about the value of a key, or about the whole entry if the key is missing.
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
