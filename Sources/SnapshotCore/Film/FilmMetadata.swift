package import Foundation
package import LayoutComparison
package import LayoutCore

/// The metadata of a golden film: its rasteriser and fonts, and the times and layouts of its
/// frames.
package struct FilmMetadata: Sendable, Hashable, Decodable {
  /// The version of the format; films of version 1 have neither views nor animations.
  package static let version = 2

  /// The version of the format with which the film was recorded.
  package let version: Int
  /// The fingerprints of the rasteriser and the fonts that drew the frames.
  package let fingerprints: Fingerprints
  /// The number of pixels per point.
  package let scale: Double
  /// The number of frames per second.
  package let framesPerSecond: Double
  /// The part of each picture that shows the time and the phase, in points; nil if there is none.
  package let ruler: CGRect?
  /// The metadata of each frame, in order.
  package let notes: [FrameMetadata]

  package init(
    fingerprints: Fingerprints, scale: Double, framesPerSecond: Double, ruler: CGRect? = nil,
    notes: [FrameMetadata]
  ) {
    version = Self.version
    self.fingerprints = fingerprints
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.ruler = ruler
    self.notes = notes
  }

  /// Reads metadata from the JSON that `canonicalJSON` returns.
  package init(json: String) throws(GoldenMetadata.Failure) {
    self = try GoldenMetadata.decode(Self.self, from: json)
  }

  /// The metadata as canonical JSON: equal metadata gives equal text.
  package var canonicalJSON: String { json.canonical }

  /// The metadata as a JSON value that can be embedded in another one.
  ///
  /// Each view is stored once, in a table, and the frames contain its number.
  package var json: JSONValue {
    let table = ViewTable()
    let frames = notes.map { $0.json(telling: table.number) }
    return json(frames, views: [("views", table.json)])
  }

  /// Returns the metadata as JSON in which each view is encoded by `view`.
  func json(telling view: RecordedLayout.ViewText) -> JSONValue {
    json(notes.map { $0.json(telling: view) }, views: [])
  }

  private func json(_ frames: [JSONValue], views: [JSONValue.Member]) -> JSONValue {
    let place = ruler.map { [("ruler", JSONValue.numbers($0.coordinates))] } ?? []
    return .object(
      [
        ("version", .integer(Self.version)), ("fingerprints", fingerprints.json),
        ("scale", .number(scale)), ("framesPerSecond", .number(framesPerSecond)),
      ] + place + views + [("frames", .lines(frames))])
  }

  private enum Keys: String, CodingKey {
    case version, fingerprints, scale, framesPerSecond, ruler, views, frames
  }

  /// Decodes metadata.
  ///
  /// The version is read first because other versions may have different members.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard (1...Self.version).contains(version) else {
      throw GoldenMetadata.Failure.version(version)
    }
    if container.contains(.views) {
      var views = try container.nestedUnkeyedContainer(forKey: .views)
      try KnownViews.decode(from: &views, for: decoder)
    }
    fingerprints = try container.decode(Fingerprints.self, forKey: .fingerprints)
    scale = try container.number(forKey: .scale)
    framesPerSecond = try container.number(forKey: .framesPerSecond)
    ruler = container.contains(.ruler) ? try container.rectangle(forKey: .ruler) : nil
    notes = try container.decode([FrameMetadata].self, forKey: .frames)
  }

  /// The time from the first frame to the last, in seconds.
  package var duration: Double { (notes.last?.time ?? 0) - (notes.first?.time ?? 0) }

  /// Returns the metadata of a frame in the form of a picture's metadata.
  ///
  /// - Parameters:
  ///   - index: the index of the frame.
  ///   - panes: the layouts that the picture shows; nil for those of the frame.
  /// - Returns: the metadata.
  func picture(ofFrame index: Int, panes: [RecordedLayout]? = nil) -> GoldenMetadata {
    GoldenMetadata(
      fingerprints: fingerprints, scale: scale, panes: panes ?? notes[index].panes)
  }

  /// Returns the frames' metadata with only the parts that a golden of another version also
  /// contains, so that both can be compared.
  ///
  /// A golden of version 1 has only the layouts of collection views.
  func notes(comparableWith golden: FilmMetadata?) -> [FrameMetadata] {
    guard let golden, golden.version == 1 else { return notes }
    return notes.map { note in
      var note = note
      note.panes = note.panes.filter { $0.layout.scrollAxis != nil }.map(\.withoutContents)
      return note
    }
  }
}
