import LayoutComparison
import PictureComparison

extension LayoutPicture {
  /// The digest of the picture's drawing and metadata; nil if the drawing's fingerprint is unknown.
  var source: Digest? {
    pixels.fingerprint.map { Digest(drawings: [$0], description: metadata.json(telling:)) }
  }
}
