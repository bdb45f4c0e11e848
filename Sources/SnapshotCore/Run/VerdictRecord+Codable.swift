extension VerdictRecord: Codable {
  /// The version of the format; the first one kept sentences.
  public static let version = 2

  /// A record of another version of the format.
  package struct UnknownVersion: Error, Hashable, CustomStringConvertible {
    /// The version; the first one did not say it.
    let version: Int

    /// What is wrong and what to do, after what is of the version.
    package var description: String {
      "is of version \(version), and this program knows \(VerdictRecord.version): "
        + "run the tests again"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case version, store, name, owner, source, subject, outcome, reason, statements, pixels
    case digest, acceptCommand, recordCommand, files
  }

  /// Reads a record; the version comes first, since another one has other members.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    store = try container.decode(String.self, forKey: .store)
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard version == Self.version else { throw UnknownVersion(version: version) }
    name = try container.decode(GoldenName.self, forKey: .name)
    owner = try container.decode(String.self, forKey: .owner)
    source = try container.decodeIfPresent(SourceLine.self, forKey: .source)
    subject = try container.decode(Subject.self, forKey: .subject)
    outcome = try container.decode(Outcome.self, forKey: .outcome)
    reason = try container.decodeIfPresent(Reason.self, forKey: .reason)
    statements = try container.decode([Statement].self, forKey: .statements)
    pixels = try container.decodeIfPresent(PixelSummary.self, forKey: .pixels)
    digest = try container.decodeIfPresent(Digest.self, forKey: .digest)
    acceptCommand = try container.decodeIfPresent(String.self, forKey: .acceptCommand)
    recordCommand = try container.decodeIfPresent(String.self, forKey: .recordCommand)
    files = try container.decode([File].self, forKey: .files)
  }

  /// Writes a record, its version among the members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(store, forKey: .store)
    try container.encode(name, forKey: .name)
    try container.encode(owner, forKey: .owner)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(subject, forKey: .subject)
    try container.encode(outcome, forKey: .outcome)
    try container.encodeIfPresent(reason, forKey: .reason)
    try container.encode(statements, forKey: .statements)
    try container.encodeIfPresent(pixels, forKey: .pixels)
    try container.encodeIfPresent(digest, forKey: .digest)
    try container.encodeIfPresent(acceptCommand, forKey: .acceptCommand)
    try container.encodeIfPresent(recordCommand, forKey: .recordCommand)
    try container.encode(files, forKey: .files)
  }
}
