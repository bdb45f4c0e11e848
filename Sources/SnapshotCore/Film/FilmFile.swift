package import Foundation
package import LayoutComparison
import PictureComparison
package import RasterPNG

/// A golden film as an animated PNG file with frames, metadata and a stamp.
///
/// The metadata is `FilmMetadata.canonicalJSON` in a compressed `iTXt` chunk. The stamp is like
/// that of a golden picture, but its pixel digest covers all frames and their delays.
package struct FilmFile: Sendable {
  /// The keyword of the metadata's text chunk.
  package static let keyword = "Quarterturn Film"

  /// The frames as other programs play them.
  package let animation: PNGAnimation
  /// The golden's metadata; nil if it has none, or if it cannot be read.
  package let metadata: FilmMetadata?
  /// The reason why the film's metadata cannot be read; nil if it can be read or does not exist.
  package let metadataFailure: GoldenMetadata.Failure?
  /// The state of the stamp: whether it matches the file.
  package let stamp: GoldenFile.Stamp
  /// The reason why other programs display something other than the compared pixels; nil if they
  /// display the same.
  let disguise: DisplayMismatch?

  /// Decodes the bytes of a golden; `name` is its name in errors.
  package init(_ data: Data, name: String) throws(PNGError) {
    animation = try PNG.decodeAnimation(data, name: name)
    let text = animation.text.first { $0.keyword == Self.keyword }?.text
    stamp = GoldenFile.stamp(
      GoldenStamp.find(in: data), pixels: animation.digest, description: text)
    disguise = DisplayMismatch(ofFilm: data, animation)
    do throws(GoldenMetadata.Failure) {
      metadata = try Self.metadata(text, of: animation, in: data)
      metadataFailure = nil
    } catch {
      metadata = nil
      metadataFailure = error
    }
  }

  /// Returns the bytes of a golden film; equal films give equal bytes.
  ///
  /// - Throws: `PNGError.unencodable` if the film does not fit the format.
  package static func encode(_ film: LayoutFilm, name: String) throws(PNGError) -> Data {
    let description = film.metadata.canonicalJSON
    var animation = film.animation
    animation.text = [TextChunk(keyword: keyword, text: description)]
    let png = try PNG.encodeAnimation(animation, name: name, scale: CGFloat(film.scale))
    let stamped = GoldenStamp.stamping(
      png, pixels: animation.digest, description: Digest(text: description),
      source: film.source)
    guard let stamped else { throw .unencodable(file: name, reason: "a file without chunks") }
    return stamped
  }

  /// Returns, without decoding, whether a golden's stamp states that it contains exactly this film.
  ///
  /// If the stamp's digest of the recorded drawings matches, the film's frames are not drawn.
  package static func claims(_ data: Data, toBe film: LayoutFilm) -> Bool {
    guard case .bound(let stamp) = GoldenStamp.find(in: data) else { return false }
    if let source = stamp.source, source == film.source { return true }
    return stamp.pixels == film.animation.digest
      && stamp.description == Digest(text: film.metadata.canonicalJSON)
  }

  /// Returns whether a PNG file is an animation, even a damaged one.
  package static func isFilm(_ data: Data) -> Bool {
    PNGChunks(data)?.contains { type, _ in type == "acTL" } == true
  }

  /// Returns the contents of the file as a film that can be compared with another one.
  ///
  /// If the file has no metadata, the frame times come from `other` or, failing that, from the
  /// delays of the frames.
  ///
  /// - Parameter other: the metadata of the other film, used if this one has none; its frame times
  ///   are used only if it has as many frames as this film.
  /// - Returns: the film.
  package func film(beside other: FilmMetadata? = nil) -> LayoutFilm {
    let known = metadata ?? other
    var elapsed = 0.0
    let frames = animation.frames.enumerated().map { index, frame in
      defer { elapsed += frame.delay.seconds }
      let isKnown = known?.notes.count == animation.frames.count
      let note = isKnown ? known?.notes[index] : nil
      return LayoutFilm.Frame(
        frame.bitmap, note: note ?? FrameMetadata(time: elapsed, delay: frame.delay))
    }
    return LayoutFilm(
      frames, scale: known?.scale ?? 1, framesPerSecond: known?.framesPerSecond ?? 0,
      fingerprints: known?.fingerprints ?? Fingerprints(rasteriser: "unknown"),
      ruler: known?.ruler)
  }

  /// Returns a frame in the form of a golden picture, so that it is compared in the same way.
  func picture(ofFrame index: Int) -> GoldenFile {
    GoldenFile(
      bitmap: animation.frames[index].bitmap, metadata: metadata?.picture(ofFrame: index),
      metadataFailure: metadataFailure, pixelsPerMeter: animation.pixelsPerMeter, stamp: stamp)
  }

  private static func metadata(
    _ text: String?, of animation: PNGAnimation, in data: Data
  ) throws(GoldenMetadata.Failure) -> FilmMetadata? {
    guard let text = try GoldenFile.description(text, keyword: keyword, in: data) else {
      return nil
    }
    let metadata = try FilmMetadata(json: text)
    // The metadata must describe every frame, because frames without metadata have no layout to
    // compare.
    guard metadata.notes.count == animation.frames.count else {
      throw .malformed(
        "it declares \(Counted.text(metadata.notes.count, "frame")), "
          + "and there are \(animation.frames.count)")
    }
    return metadata
  }
}

extension PNGAnimation {
  /// The digest of all frames and their delays.
  fileprivate var digest: Digest {
    Digest(
      text: frames.map { frame in
        "\(Digest(frame.bitmap)) \(frame.delay.numerator)/\(frame.delay.denominator)"
      }.joined(separator: "\n"))
  }
}
