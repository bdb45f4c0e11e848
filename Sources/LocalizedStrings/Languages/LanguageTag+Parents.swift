extension LanguageTag {
  /// The tags whose resources are used for this one if it has none, the nearest first: `es-MX` has
  /// `es-419` and `es`.
  ///
  /// The parents are those of CLDR 47 (``UnicodeLicence``) with one addition of Apple's: British
  /// English is used for the English of the Commonwealth (fact LO9).
  var parents: [LanguageTag] {
    var parents: [LanguageTag] = []
    if let region, let group = group(of: region), group != region {
      parents += self.in(group).map { [$0] } ?? []
      if group == "001" || group == "150" { parents += [self.in("GB")].compactMap(\.self) }
    }
    if language == "zh", maximal.script == "Hant", region == "MO" { parents += [hongKong] }
    var plain = self
    plain.region = nil
    parents.append(plain)
    plain.script = nil
    if plain.maximal.script == maximal.script { parents.append(plain) }
    return parents
  }

  private var hongKong: LanguageTag {
    var tag = self
    (tag.script, tag.region) = (nil, "HK")
    return tag
  }

  private func `in`(_ region: String) -> LanguageTag? {
    var tag = self
    tag.region = region
    return tag == self ? nil : tag
  }

  /// Returns the region that groups a region's variety of the language: `419` for Latin America.
  private func group(of region: String) -> String? {
    switch language {
    case "en": Self.american.contains(region) ? nil : "001"
    case "es": Self.iberian.contains(region) ? nil : "419"
    case "pt": Self.portuguese.contains(region) ? "PT" : nil
    default: nil
    }
  }

  /// The regions whose English is not that of the Commonwealth.
  private static let american: Set = [
    "AE", "AS", "BI", "CA", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI",
  ]
  private static let iberian: Set = ["ES", "EA", "IC", "GQ", "PH"]
  private static let portuguese: Set = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
}
