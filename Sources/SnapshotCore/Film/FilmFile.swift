public import Foundation
public import LayoutComparison
import PictureComparison
public import RasterPNG

/// A golden film as an animated PNG file: frames, a description of what they show, and a stamp.
///
/// The description is `FilmMetadata.canonicalJSON` in a compressed `iTXt` chunk; the stamp is that
/// of golden pictures, and its digest of the pixels is one of all frames and their delays.
public struct FilmFile: Sendable {
  /// The keyword of the description.
  public static let keyword = "Quarterturn Film"

  /// The frames as programs play them.
  public let animation: PNGAnimation
  /// The golden's metadata; nil if it has none.
  public let metadata: FilmMetadata?
  /// The reason why the film's description could not be read.
  public let metadataFailure: GoldenMetadata.Failure?
  /// Whether the stamp agrees with the file.
  public let stamp: GoldenFile.Stamp
  /// The reason why programs show the golden otherwise than it is compared.
  let disguise: DisplayMismatch?

  /// Decodes a golden's bytes, which errors call by `name`.
  public init(_ data: Data, name: String) throws(PNGError) {
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

  /// Returns the bytes of a golden of a film; the same film gives the same bytes.
  public static func encode(_ film: LayoutFilm, name: String) throws(PNGError) -> Data {
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

  /// Tells, without decoding, whether a golden claims to be exactly this film; one of the drawings
  /// that were recorded is not drawn.
  public static func claims(_ data: Data, toBe film: LayoutFilm) -> Bool {
    guard case .bound(let stamp) = GoldenStamp.find(in: data) else { return false }
    if let source = stamp.source, source == film.source { return true }
    return stamp.pixels == film.animation.digest
      && stamp.description == Digest(text: film.metadata.canonicalJSON)
  }

  /// Returns whether a PNG file is an animation, even a damaged one.
  package static func isFilm(_ data: Data) -> Bool {
    PNGChunks(data)?.contains { type, _ in type == "acTL" } == true
  }

  /// Returns the film of the file, as it is compared with another; times that neither has come from
  /// the file's delays.
  ///
  /// - Parameter other: what another film says of itself, for one that says nothing.
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
      fingerprints: known?.fingerprints ?? Fingerprints(rasteriser: "unknown"))
  }

  /// One frame as the golden of a picture, so that it is compared like one.
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
    // Frames that it does not tell of could not be compared by their layouts.
    guard metadata.notes.count == animation.frames.count else {
      throw .malformed(
        "it declares \(Counted.text(metadata.notes.count, "frame")), "
          + "and there are \(animation.frames.count)")
    }
    return metadata
  }
}

extension PNGAnimation {
  /// The digest of all frames and of how long each is shown.
  fileprivate var digest: Digest {
    Digest(
      text: frames.map { frame in
        "\(Digest(frame.bitmap)) \(frame.delay.numerator)/\(frame.delay.denominator)"
      }.joined(separator: "\n"))
  }
}
