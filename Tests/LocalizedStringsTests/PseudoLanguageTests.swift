import Testing

@testable import LocalizedStrings

struct PseudoLanguageTests {
  @Test(arguments: [
    (PseudoLanguage.accented, "[Ḗḓīŧ]"), (.longer, "[Ḗḗḓīīŧ]"), (.doubled, "Edit Edit"),
    (.bounded, "[# Edit #]"), (.rightToLeft, "Edit"),
    (.rightToLeftStrings, "\u{202E}Edit\u{202C}"), (.uppercase, "Edit"),
  ])
  func `a text is changed as its table says (LO20)`(language: PseudoLanguage, text: String) {
    #expect(language.changed("Edit") == text)
  }

  @Test func `a text that is in no table is in capitals (LO20)`() {
    #expect(PseudoLanguage.uppercase.changedUntranslated("Edit %@") == "EDIT %@")
    #expect(PseudoLanguage.doubled.changedUntranslated("Edit") == "Edit Edit")
  }

  @Test(arguments: [
    (PseudoLanguage.accented, "[%@ ħȧş %lld ƒīŀḗş]"),
    (.doubled, "%1$@ has %2$lld files %1$@ has %2$lld files"),
    (.bounded, "[# %@ has %lld files #]"),
  ])
  func `the specifiers of a format stay (LO20)`(language: PseudoLanguage, text: String) {
    #expect(language.changed("%@ has %lld files") == text)
  }

  @Test func `a percent sign of a text that is no format stays (LO20)`() {
    #expect(PseudoLanguage.accented.changed("50 % off") == "[50 % ǿƒƒ]")
  }

  @Test func `plural forms are changed, and bounded once (LO20)`() {
    let text = PluralText(
      format: "%#@n@", variables: ["n": .init(valueType: "d", forms: [.other: "%d files"])])
    let changed = PseudoLanguage.accented.changed(.plural(text))
    #expect(
      changed
        == .plural(
          PluralText(
            format: "[%#@n@]",
            variables: ["n": .init(valueType: "d", forms: [.other: "%d ƒīŀḗş"])])))
  }

  @Test func `the longer text is about two fifths longer (LO20)`() {
    let text = "Delete all of the photographs in this album"
    let longer = PseudoLanguage.longer.changed(text).count
    #expect((1.3...1.5).contains(Double(longer) / Double(text.count)))
  }
}
