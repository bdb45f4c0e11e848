import Foundation
package import LayoutCore

/// The metadata of a golden: the rasteriser, the fonts, and the layouts that the picture shows.
package struct GoldenMetadata: Sendable, Hashable, Decodable {
  /// The reason why a golden's metadata cannot be used.
  package enum Failure: Error, Hashable, Codable, Sendable {
    /// The metadata has this format version, which is unknown to this program.
    case version(Int)
    /// The metadata is longer than the limit; the value is its length in bytes.
    case tooLong(Int)
    /// The compressed metadata is damaged, or too long to decompress.
    case unpackable
    /// The text is not valid metadata; the value is the decoder's message.
    case malformed(String)
  }

  /// The version of the format.
  package static let version = 1
  /// The maximum length of the metadata in bytes, enough for several hundred thousand elements.
  package static let maximumLength = 1 << 24

  /// The versions of the rasteriser and the fonts that drew the picture.
  package let fingerprints: Fingerprints
  /// The number of pixels per point.
  package let scale: Double
  /// The layouts that the picture shows, each with its position.
  ///
  /// The key in files is `layouts`; a different key would require a new format version.
  package let panes: [RecordedLayout]
  /// The notes on the picture, such as a missing view that is drawn as a box.
  ///
  /// Files contain a list of notes only if there are any.
  package let notes: [String]

  /// Creates metadata, by default without notes.
  package init(
    fingerprints: Fingerprints, scale: Double, panes: [RecordedLayout], notes: [String] = []
  ) {
    self.fingerprints = fingerprints
    self.notes = notes
    self.scale = scale
    self.panes = panes
  }

  /// Decodes metadata from the JSON that `canonicalJSON` writes.
  package init(json: String) throws(Failure) {
    self = try Self.decode(Self.self, from: json)
  }

  /// Decodes metadata that is probably equal to `expected`, which is then returned without
  /// decoding.
  ///
  /// The text of `expected` is compared with the golden's: encoding takes less than half the time
  /// of decoding, and the result shares the storage of `expected`, so that comparing them later
  /// takes no time.
  package init(json: String, expected: GoldenMetadata?) throws(Failure) {
    if let expected, json.utf8.count <= Self.maximumLength, json == expected.canonicalJSON {
      self = expected
    } else {
      try self.init(json: json)
    }
  }

  package static func decode<Description: Decodable>(
    _ type: Description.Type, from json: String
  ) throws(Failure) -> Description {
    // The length is checked first, because decoding needs many times the memory of the text.
    guard json.utf8.count <= maximumLength else { throw .tooLong(json.utf8.count) }
    do {
      let decoder = JSONDecoder()
      // The frames of a film refer to views by their numbers in a table (see `ViewTable`).
      if let key = KnownViews.key { decoder.userInfo[key] = KnownViews() }
      return try decoder.decode(type, from: Data(json.utf8))
    } catch let failure as Failure {
      // If the version is unknown, the decoded type throws a `Failure`. The text is not malformed
      // then, so the failure is thrown unchanged.
      throw failure
    } catch {
      throw .malformed(words(of: error))
    }
  }

  /// The metadata as canonical JSON: equal metadata gives equal text.
  package var canonicalJSON: String { json.canonical }

  /// The metadata as a JSON value, which can be a member of another JSON value.
  package var json: JSONValue { json(telling: \.json) }

  /// Returns the metadata as a JSON value in which each view is encoded by `view`.
  package func json(telling view: RecordedLayout.ViewText) -> JSONValue {
    let told: [(String, JSONValue)] =
      notes.isEmpty ? [] : [("notes", .list(notes.map(JSONValue.text)))]
    return .object(
      [
        ("version", .integer(Self.version)), ("fingerprints", fingerprints.json),
        ("scale", .number(scale)),
      ] + told + [("layouts", .lines(panes.map { $0.json(telling: view) }))])
  }

  private enum CodingKeys: String, CodingKey {
    case version, fingerprints, scale, notes
    case panes = "layouts"
  }

  /// Decodes metadata.
  ///
  /// The version is checked first, because a different version may have different members.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw Failure.version(version) }
    fingerprints = try container.decode(Fingerprints.self, forKey: .fingerprints)
    scale = try container.number(forKey: .scale)
    panes = try container.decode([RecordedLayout].self, forKey: .panes)
    notes = try container.decodeIfPresent([String].self, forKey: .notes) ?? []
  }

  private static func words(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

extension GoldenMetadata.Failure: CustomStringConvertible {
  /// A description of the failure, for messages.
  package var description: String {
    switch self {
    case .version(let version):
      "it has version \(version); this program reads version \(GoldenMetadata.version)"
    case .tooLong(let length):
      "it has \(length) bytes, and \(GoldenMetadata.maximumLength) are read"
    case .unpackable:
      "it does not unpack to at most \(GoldenMetadata.maximumLength) bytes of text"
    case .malformed(let reason): "it is damaged (\(reason))"
    }
  }
}
