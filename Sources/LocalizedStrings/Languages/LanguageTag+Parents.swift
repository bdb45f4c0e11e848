extension LanguageTag {
  /// The tags whose resources are used if there are none for this tag, the nearest first: `es-419`
  /// and `es` for `es-MX`.
  ///
  /// The tags are those of CLDR 47 (``UnicodeLicence``) with one addition, which follows Apple:
  /// British English is used for the regions whose English has the parent `en-001`, such as those
  /// of the Commonwealth (fact LO9).
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

  /// Returns the code of the group of regions with a common variety of the language: `419` (Latin
  /// America) for `es-MX`; nil if there is none.
  private func group(of region: String) -> String? {
    switch language {
    case "en": Self.american.contains(region) ? nil : "001"
    case "es": Self.iberian.contains(region) ? nil : "419"
    case "pt": Self.portuguese.contains(region) ? "PT" : nil
    default: nil
    }
  }

  /// The regions whose English has the parent `en`; the English of all other regions has the parent
  /// `en-001`, international English.
  private static let american: Set = [
    "AE", "AS", "BI", "CA", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI",
  ]
  private static let iberian: Set = ["ES", "EA", "IC", "GQ", "PH"]
  private static let portuguese: Set = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
}
