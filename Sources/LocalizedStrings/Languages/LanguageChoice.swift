/// The choice of the language in which a bundle's texts are shown to a user (facts LO7 to LO9).
package enum LanguageChoice {
  /// Returns the language in which a bundle's texts are shown to a user.
  ///
  /// It is the match for the first of the user's languages that matches a language of the bundle. A
  /// key that is missing in this language is not looked up in another one.
  ///
  /// - Parameters:
  ///   - available: the codes of the bundle's languages, as in the names of its folders.
  ///   - preferred: the codes of the user's languages, the best first.
  ///   - development: the code of the language that is used if none matches. If it has no match
  ///     either, English is used, and then the first code in alphabetical order.
  /// - Returns: one of `available`; nil if that contains no language, apart from `Base`.
  package static func chosen(
    of available: [String], for preferred: [String], development: String?
  ) -> String? {
    let available = available.filter { $0 != "Base" }
    for language in preferred {
      if let best = best(of: available, for: language) { return best }
    }
    if let development, let best = best(of: available, for: development) { return best }
    return best(of: available, for: "en") ?? available.min()
  }

  /// Returns the best match for one language; nil if none matches, or if `language` cannot be read.
  ///
  /// The matches in order of preference: the same code; the same language, script and region; the
  /// tags of `parents`; the same language and script.
  package static func best(of available: [String], for language: String) -> String? {
    if available.contains(language) { return language }
    guard let wanted = LanguageTag(language) else { return nil }
    let codes = available.sorted()
    let tags = codes.compactMap { code in LanguageTag(code).map { (code: code, tag: $0) } }
    let maximal = wanted.maximal
    func first(_ isMatch: (LanguageTag) -> Bool) -> String? { tags.first { isMatch($0.tag) }?.code }
    if let same = first({ $0 == wanted }) ?? first({ $0.maximal == maximal }) { return same }
    for parent in wanted.parents {
      if let match = first({ $0 == parent }) { return match }
    }
    return first {
      let tag = $0.maximal
      return tag.language == maximal.language && tag.script == maximal.script
    }
  }
}
