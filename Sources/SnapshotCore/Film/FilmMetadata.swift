import Foundation
package import LayoutComparison
package import LayoutCore

/// The metadata of a golden film: its rasteriser and fonts, and the times and layouts of its
/// frames.
package struct FilmMetadata: Sendable, Hashable, Decodable {
  /// The version of the format.
  package static let version = 1

  /// The fingerprints of the rasteriser and the fonts that drew the frames.
  package let fingerprints: Fingerprints
  /// The number of pixels per point.
  package let scale: Double
  /// The number of frames per second.
  package let framesPerSecond: Double
  /// The metadata of each frame, in order.
  package let notes: [FrameMetadata]

  /// Makes the metadata of a film.
  package init(
    fingerprints: Fingerprints, scale: Double, framesPerSecond: Double, notes: [FrameMetadata]
  ) {
    self.fingerprints = fingerprints
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.notes = notes
  }

  /// Reads metadata from the JSON that `canonicalJSON` returns.
  package init(json: String) throws(GoldenMetadata.Failure) {
    self = try GoldenMetadata.decode(Self.self, from: json)
  }

  /// The metadata as canonical JSON: equal metadata gives equal text.
  package var canonicalJSON: String { json.canonical }

  /// The metadata as a JSON value that can be embedded in another one.
  package var json: JSONValue { json(telling: \.json) }

  /// Returns the metadata as JSON in which each view is encoded by `view`.
  func json(telling view: RecordedLayout.ViewText) -> JSONValue {
    .object([
      ("version", .integer(Self.version)), ("fingerprints", fingerprints.json),
      ("scale", .number(scale)), ("framesPerSecond", .number(framesPerSecond)),
      ("frames", .lines(notes.map { $0.json(telling: view) })),
    ])
  }

  private enum Keys: String, CodingKey {
    case version, fingerprints, scale, framesPerSecond, frames
  }

  /// Decodes metadata.
  ///
  /// The version is read first because other versions may have different members.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw GoldenMetadata.Failure.version(version) }
    fingerprints = try container.decode(Fingerprints.self, forKey: .fingerprints)
    scale = try container.number(forKey: .scale)
    framesPerSecond = try container.number(forKey: .framesPerSecond)
    notes = try container.decode([FrameMetadata].self, forKey: .frames)
  }

  /// The time from the first frame to the last, in seconds.
  package var duration: Double { (notes.last?.time ?? 0) - (notes.first?.time ?? 0) }

  /// Returns the metadata of a frame in the form of a picture's metadata.
  func picture(ofFrame index: Int) -> GoldenMetadata {
    GoldenMetadata(fingerprints: fingerprints, scale: scale, panes: notes[index].panes)
  }
}
