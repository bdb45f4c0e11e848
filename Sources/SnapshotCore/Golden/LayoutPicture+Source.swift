import LayoutComparison
import PictureComparison

extension LayoutPicture {
  /// The digest of the picture's drawing and description; nil if that is not known.
  var source: Digest? {
    pixels.fingerprint.map { Digest(drawings: [$0], description: metadata.json(telling:)) }
  }
}
