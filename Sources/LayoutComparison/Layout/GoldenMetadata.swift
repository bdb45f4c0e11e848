import Foundation
package import LayoutCore

/// The metadata of a golden: its rasteriser and fonts, and the layouts that it shows.
public struct GoldenMetadata: Sendable, Hashable, Decodable {
  /// The reason why a golden's own description cannot be used.
  public enum Failure: Error, Hashable, Codable, Sendable {
    /// It was written by a later version of this format.
    case version(Int)
    /// It is longer than the limit, in bytes.
    case tooLong(Int)
    /// It is packed, and damaged or too long to be unpacked.
    case unpackable
    /// It is not of this format; the decoder's message.
    case malformed(String)
  }

  /// The version of the format.
  public static let version = 1
  /// The longest description that is read, in bytes: some hundred thousand elements.
  public static let maximumLength = 1 << 24

  /// The fingerprints of the rasteriser and the fonts that drew the picture.
  public let fingerprints: Fingerprints
  /// Pixels per point.
  public let scale: Double
  /// The panes that the picture shows, each with its layout.
  ///
  /// The key in files is `layouts`, as it was before a pane had more than a layout: every golden
  /// that was recorded has it, and another key would be another version of the format.
  public let panes: [RecordedLayout]
  /// The notes on the picture, such as a missing view that is drawn as a box; in files only if
  /// there are any.
  public let notes: [String]

  /// Makes a description.
  public init(
    fingerprints: Fingerprints, scale: Double, panes: [RecordedLayout], notes: [String] = []
  ) {
    self.fingerprints = fingerprints
    self.notes = notes
    self.scale = scale
    self.panes = panes
  }

  /// Reads a description as `canonicalJSON` wrote it.
  public init(json: String) throws(Failure) {
    self = try Self.decode(Self.self, from: json)
  }

  /// Reads a description that is likely to be an expected one.
  ///
  /// Equal text is an equal description. To write what is expected takes less than half of the time
  /// that reading takes; and values that share their memory are compared without being looked at.
  package init(json: String, expected: GoldenMetadata?) throws(Failure) {
    if let expected, json.utf8.count <= Self.maximumLength, json == expected.canonicalJSON {
      self = expected
    } else {
      try self.init(json: json)
    }
  }

  /// Reads a golden's description of itself.
  package static func decode<Description: Decodable>(
    _ type: Description.Type, from json: String
  ) throws(Failure) -> Description {
    // Before decoding: a decoder needs many times the memory of its text.
    guard json.utf8.count <= maximumLength else { throw .tooLong(json.utf8.count) }
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch let failure as Failure {
      // A later version, which is no malformed text: our own decoder throws it.
      throw failure
    } catch {
      throw .malformed(words(of: error))
    }
  }

  /// The description as JSON with one spelling; equal descriptions give equal text.
  public var canonicalJSON: String { json.canonical }

  /// The description as a value, for JSON that holds more.
  package var json: JSONValue { json(telling: \.json) }

  /// Returns the description with each view as `view` encodes it.
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

  /// Reads a description; the version comes first, since another one may have other members.
  public init(from decoder: any Decoder) throws {
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
  /// The failure as text.
  public var description: String {
    switch self {
    case .version(let version):
      "it is of version \(version), and this program knows \(GoldenMetadata.version)"
    case .tooLong(let length):
      "it has \(length) bytes, and \(GoldenMetadata.maximumLength) are read"
    case .unpackable:
      "it does not unpack to at most \(GoldenMetadata.maximumLength) bytes of text"
    case .malformed(let reason): "it is damaged (\(reason))"
    }
  }
}
