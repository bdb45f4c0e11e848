import Testing

@testable import LocalizedStrings

struct LanguageChoiceTests {
  private static let choices: [(code: String, codes: [String], best: String?)] = [
    ("pt-BR", ["pt-PT", "pt-BR", "pt"], "pt-BR"), ("pt-BR", ["en", "pt"], "pt"),
    ("pt-MZ", ["pt", "pt-PT"], "pt-PT"), ("pt-PT", ["pt-BR"], "pt-BR"),
    ("de-AT", ["en", "de"], "de"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-HK", ["zh-Hans", "zh-Hant", "zh-HK"], "zh-HK"),
    ("zh-MO", ["zh-Hans", "zh-Hant", "zh-HK"], "zh-HK"), ("zh-Hant-TW", ["zh-TW"], "zh-TW"),
    ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("zh-TW", ["zh-Hans"], nil),
    ("es-MX", ["es", "es-419"], "es-419"), ("es-ES", ["es-419", "es"], "es"),
    ("en-AU", ["en", "en-GB"], "en-GB"), ("en-US", ["en-GB", "en"], "en"),
    ("nb", ["no", "en"], "no"), ("he", ["iw"], "iw"), ("de", ["German"], "German"),
    ("sr-Latn", ["sr"], nil), ("ar", ["en", "de"], nil), ("ar", [], nil),
  ]

  @Test(arguments: choices)
  func `the nearest language of the same script is chosen (LO9)`(
    code: String, codes: [String], best: String?
  ) {
    #expect(LanguageChoice.best(of: codes, for: code) == best)
  }

  private static let users: [(preferred: [String], available: [String], chosen: String?)] = [
    (["fr", "de"], ["en", "de", "it"], "de"), (["fr"], ["de", "it"], "it"),
    ([], ["de", "it", "Base"], "it"), (["ja"], ["en", "fr"], "en"), (["ja"], ["Base"], nil),
  ]

  @Test(arguments: users)
  func `the first language of the user that is there, else that of development (LO7)`(
    preferred: [String], available: [String], chosen: String?
  ) {
    #expect(LanguageChoice.chosen(of: available, for: preferred, development: "it") == chosen)
  }

  @Test(arguments: ["ar", "he-IL", "fa", "ur_PK", "az-Arab", "right-to-left", "de+right-to-left"])
  func `a language that is read from right to left gives that direction`(code: String) {
    #expect(InterfaceLanguage(code)?.isRightToLeft == true)
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hans", "az", "bounded"])
  func `every other language is read from left to right`(code: String) {
    #expect(InterfaceLanguage(code)?.isRightToLeft == false)
  }

  private static let locales: [(code: String, region: String?, locale: String?)] = [
    ("de", nil, "de_DE"), ("de", "CH", "de_CH"), ("zh-Hant", nil, "zh_Hant_TW"),
    ("bounded", nil, nil), ("bounded", "FR", "en_FR"), ("de-AT+longer", nil, "de_AT"),
  ]

  @Test(arguments: locales)
  func `a locale has the region, else the language's own (LO21)`(
    code: String, region: String?, locale: String?
  ) {
    #expect(InterfaceLanguage(code, region: region)?.localeIdentifier == locale)
  }
}
