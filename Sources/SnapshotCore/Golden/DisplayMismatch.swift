import Foundation
import RasterPNG

/// The reason why programs show a golden otherwise than it is compared.
///
/// Compared are the still picture's pixels, as sRGB. What people look at may play, be coloured by a
/// profile or be turned, and so show something else; no golden that was recorded here has such
/// chunks.
enum DisplayMismatch: Hashable {
  /// Frames are played, and the still picture need not be one of them.
  case animation
  /// The still picture is no frame of the film that is played, and shown where no film is.
  case still
  /// The colours are not sRGB's, according to the chunk of this type.
  case colors(String)
  /// The picture may be turned or mirrored.
  case orientation

  /// Looks for chunks that change how programs display the picture; nil if there is none.
  init?(_ png: Data) {
    let types = Set(PNGChunks(png)?.chunks.map(\.type) ?? [])
    if types.contains("acTL") {
      self = .animation
    } else {
      self.init(types)
    }
  }

  /// Looks for chunks that change how a film is shown; nil if there is none.
  init?(ofFilm png: Data, _ animation: PNGAnimation) {
    if animation.still != nil {
      self = .still
    } else {
      self.init(Set(PNGChunks(png)?.chunks.map(\.type) ?? []))
    }
  }

  private init?(_ types: Set<String>) {
    // `cICP` and `iCCP` win over `sRGB`; primaries do not count beside it.
    let colors = ["cICP", "iCCP"] + (types.contains("sRGB") ? [] : ["cHRM"])
    if let type = colors.first(where: types.contains) {
      self = .colors(type)
    } else if types.contains("eXIf") {
      self = .orientation
    } else {
      return nil
    }
  }

  /// The state of the golden, after “is”.
  var text: String {
    switch self {
    case .animation: "an animation: programs play it, and only its still picture is compared"
    case .still: "a film whose still picture is no frame of it, and is not compared"
    case .colors(let type):
      "a picture with colours of its own (\(type)): programs apply them, and they are not compared"
    case .orientation:
      "a picture with a note of the camera (eXIf): programs may turn it, and that is not compared"
    }
  }
}
