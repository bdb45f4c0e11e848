import Foundation

/// A change of the fonts or of the rasteriser with which a picture is drawn.
package enum FingerprintChange: Sendable, Hashable, Codable {
  /// A font file with the same name has different contents.
  case font(golden: Fingerprints.Font, actual: Fingerprints.Font)
  /// The advance widths of the system font's glyphs changed, while its file is the same.
  case widths(golden: String, actual: String)
  /// A font is used only in the new picture, or only in the golden.
  case use(of: Fingerprints.Font, isNew: Bool)
  /// The file of a font is absent, so that its characters are drawn as boxes.
  case absence(of: Fingerprints.Font)
  /// The rasteriser has a different version.
  case rasteriser(golden: String, actual: String)

  /// Returns the differences between two fingerprints.
  package static func changes(from golden: Fingerprints, to actual: Fingerprints)
    -> [FingerprintChange]
  {
    let old = golden.fonts.filter { !actual.fonts.contains($0) }
    let new = actual.fonts.filter { !golden.fonts.contains($0) }
    // Fonts are matched by name, so that a new version is one change, not a removal and an
    // addition.
    let replaced = old.compactMap { font in
      new.first { $0.name == font.name }.map { FingerprintChange.font(golden: font, actual: $0) }
    }.mergingWidths
    let gone = old.filter { font in !new.contains { $0.name == font.name } }
    let added = new.filter { font in !old.contains { $0.name == font.name } }
    let rasteriser =
      golden.rasteriser == actual.rasteriser
      ? [] : [rasteriser(golden: golden.rasteriser, actual: actual.rasteriser)]
    return rasteriser + replaced + added.map { .use(of: $0, isNew: true) }
      + gone.map { .use(of: $0, isNew: false) }
  }

  package var changeClass: ChangeClass {
    switch self {
    case .font, .widths, .absence: .fonts
    case .use, .rasteriser: .metadata
    }
  }

  /// Returns the change with the notes of the new picture taken into account: a font that is no
  /// longer used is reported as absent if a note says that a font file is missing.
  package func explained(by notes: [String]) -> FingerprintChange {
    guard case .use(let font, isNew: false) = self,
      notes.contains(where: { $0.contains(" absent (see ") })
    else { return self }
    return .absence(of: font)
  }

  /// Whether a font was added or is no longer used, as opposed to a font whose file changed.
  package var isUse: Bool {
    if case .use = self { return true }
    return false
  }

  /// Whether the version of the rasteriser changed, which may change any pixel.
  package var isRasteriser: Bool {
    if case .rasteriser = self { return true }
    return false
  }

  /// The change as text: `recorded with Inter 4.0, this is 4.1: re-record`.
  package var text: String {
    switch self {
    case .font(let golden, let actual) where golden.version != actual.version:
      "recorded with \(golden.name) \(golden.version), this is \(actual.version): re-record"
    case .font(let golden, let actual):
      "recorded with another file of \(golden.name) \(golden.version) "
        + "(\(golden.digest.prefix(8)), this is \(actual.digest.prefix(8))): re-record"
    case .widths(let golden, let actual):
      "recorded with the system font's widths of \(golden), these are of \(actual): re-record"
    case .use(let font, let isNew):
      isNew ? "\(font.name) is now used" : "\(font.name) is no longer used"
    case .absence(let font):
      "recorded with \(font.name), which is absent here: name its file or its folder in "
        + "QUARTERTURN_FONTS"
    case .rasteriser(let golden, let actual):
      "recorded with rasteriser \(golden), this is \(actual): re-record"
    }
  }
}

extension FingerprintChange {
  /// The change in the form of a changed setting, which can explain changed frames and fonts; nil
  /// if neither a font file nor the widths of its glyphs changed.
  var setting: SettingChange? {
    let reach: SettingReach = [.frames, .fonts]
    switch self {
    case .font(let golden, let actual):
      let isVersion = golden.version != actual.version
      return SettingChange(
        name: "font \(golden.name)",
        golden: isVersion ? golden.version : "\(golden.version) \(golden.digest.prefix(8))",
        actual: isVersion ? actual.version : "\(actual.version) \(actual.digest.prefix(8))",
        reach: reach, implied: [])
    case .widths(let golden, let actual):
      return SettingChange(
        name: "system font widths", golden: golden, actual: actual, reach: reach, implied: [])
    case .use, .absence, .rasteriser: return nil
    }
  }
}

extension [FingerprintChange] {
  /// The changes of font files, with only one for all files in which nothing but the advance widths
  /// of glyphs changed.
  fileprivate var mergingWidths: Self {
    let widths = compactMap(\.widths)
    let others = filter { $0.widths == nil }
    return others + (widths.first.map { [.widths(golden: $0.golden, actual: $0.actual)] } ?? [])
  }
}

extension FingerprintChange {
  /// The names of the glyphs' advance widths before and now, if only these changed and the font's
  /// file is the same; otherwise nil.
  fileprivate var widths: (golden: String, actual: String)? {
    guard case .font(let golden, let actual) = self, golden.digest == actual.digest,
      golden.version != actual.version
    else { return nil }
    return (golden.widths, actual.widths)
  }
}

extension Fingerprints.Font {
  /// The name of the advance widths with which the glyphs are set: the part of `version` after
  /// “with”; if there is none, “Inter's own”, for instance.
  fileprivate var widths: String {
    let parts = version.components(separatedBy: " with ")
    return parts.count > 1 ? parts[1] : "\(name.prefix { $0 != " " })'s own"
  }
}
