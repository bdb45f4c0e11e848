import Foundation

/// What a golden says about itself: who drew it and the layouts it shows.
public struct GoldenMetadata: Sendable, Hashable, Decodable {
  /// Why a golden's own description cannot be used.
  public enum Failure: Error, Hashable, Sendable {
    /// It was written by a later version of this format.
    case version(Int)
    /// It is longer than the limit, in bytes.
    case tooLong(Int)
    /// It is not what this format says, in the decoder's words.
    case malformed(String)
  }

  /// The version of the format.
  public static let version = 1
  /// The longest description that is read, in bytes: some hundred thousand elements.
  public static let maximumLength = 1 << 24

  /// What drew the picture.
  public let fingerprints: Fingerprints
  /// Pixels a point.
  public let scale: Double
  /// The layouts the picture shows, one for each pane.
  public let layouts: [GoldenLayout]

  /// Makes a description.
  public init(fingerprints: Fingerprints, scale: Double, layouts: [GoldenLayout]) {
    self.fingerprints = fingerprints
    self.scale = scale
    self.layouts = layouts
  }

  /// Reads a description as `canonicalJSON` wrote it.
  public init(json: String) throws(Failure) {
    guard json.utf8.count <= Self.maximumLength else { throw .tooLong(json.utf8.count) }
    let data = Data(json.utf8)
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version == Self.version else { throw Failure.version(version) }
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .malformed(Self.words(of: error))
    }
  }

  /// The description as JSON with one spelling; equal descriptions give equal text.
  public var canonicalJSON: String {
    var json = CanonicalJSON()
    json.object { json in
      json.key("version")
      json.integer(Self.version)
      json.key("fingerprints")
      json.object { json in fingerprints.write(to: &json) }
      json.member("scale", scale)
      json.key("layouts")
      json.lines(layouts) { json, layout in layout.write(to: &json) }
    }
    return json.text
  }

  private struct Version: Decodable { let version: Int }

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
