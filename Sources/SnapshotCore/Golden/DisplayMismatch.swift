import Foundation
import RasterPNG

/// The reason why other programs display a golden differently from the pixels that are compared.
///
/// The comparison uses the still picture's pixels as sRGB. Other programs may play an animation,
/// apply a colour profile or rotate the picture, and so show something different. Goldens that
/// Quarterturn records have no chunks for this, except for the animation of a film.
enum DisplayMismatch: Hashable {
  /// The file is an animation, whose frames may differ from the still picture.
  case animation
  /// The still picture is not a frame of the animation, but programs that do not support animations
  /// show it.
  case still
  /// According to the chunk of this type, the colours are not sRGB.
  case colors(String)
  /// The picture may be displayed rotated or mirrored.
  case orientation

  /// Searches for chunks that change how programs display the picture; nil if there are none.
  init?(_ png: Data) {
    let types = Set(PNGChunks(png)?.chunks.map(\.type) ?? [])
    if types.contains("acTL") {
      self = .animation
    } else {
      self.init(types)
    }
  }

  /// Searches for chunks that change how programs display an animated golden; nil if there are
  /// none.
  init?(ofFilm png: Data, _ animation: PNGAnimation) {
    if animation.still != nil {
      self = .still
    } else {
      self.init(Set(PNGChunks(png)?.chunks.map(\.type) ?? []))
    }
  }

  private init?(_ types: Set<String>) {
    // `cICP` and `iCCP` take precedence over `sRGB`, but `cHRM` is ignored if there is an `sRGB`
    // chunk.
    let colors = ["cICP", "iCCP"] + (types.contains("sRGB") ? [] : ["cHRM"])
    if let type = colors.first(where: types.contains) {
      self = .colors(type)
    } else if types.contains("eXIf") {
      self = .orientation
    } else {
      return nil
    }
  }

  /// The reason as the end of a message, after the word “is”.
  var text: String {
    switch self {
    case .animation: "an animation: programs play it, and only its still picture is compared"
    case .still: "a film whose still picture is not one of its frames, and is not compared"
    case .colors(let type):
      "a picture with colours of its own (\(type)): programs apply them, and they are not compared"
    case .orientation:
      "a picture with camera metadata (eXIf): programs may turn it, and that is not compared"
    }
  }
}
