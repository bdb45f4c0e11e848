package import LayoutComparison
package import RasterCore
import RasterText
import SnapshotCore

extension Fingerprints {
  /// The fingerprints of this process: the rasteriser's version, and all fonts of the package.
  package static let current = Fingerprints(
    rasteriser: Rasteriser.version, fonts: FontLibrary.shared.all.map(Font.init))

  /// Makes the fingerprints of a drawing: the rasteriser's version, and the fonts of its texts.
  package init(of drawing: Drawing) {
    let faces = drawing.glyphSources.compactMap { $0 as? FontFace }
    self.init(rasteriser: Rasteriser.version, fonts: faces.map(Font.init))
  }
}

extension Fingerprints.Font {
  fileprivate init(_ face: FontFace) {
    self.init(name: face.name, version: face.version, digest: face.fingerprint)
  }
}
