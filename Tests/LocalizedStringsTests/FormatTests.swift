import Testing

@testable import LocalizedStrings

struct FormatTests {
  @Test(arguments: [
    "%@", "%1$@ %2$lld", "%-8.2f|%05d", "100%%", "%#@count@", "%2$#@count@ of %1$@", "%*d",
  ])
  func `a format is divided and put together again (LO18)`(format: String) {
    #expect(FormatText(format).text == format)
  }

  @Test(arguments: [("50 % off", "50 %% off"), ("%", "%%"), ("%y", "%%y"), ("%#@a", "%%#@a")])
  func `a percent sign that begins no specifier is text (LO18)`(text: String, format: String) {
    #expect(FormatText(text).parts == [.literal(text)])
    #expect(FormatText(text).text == format)
  }

  private func expansion(
    _ text: PluralText, _ language: String, _ numbers: [Int]
  ) -> FormatExpansion {
    FormatExpansion(text, rules: PluralRules(language: language)) { position, _ in
      numbers.indices.contains(position - 1) ? PluralOperand(numbers[position - 1]) : nil
    }
  }

  @Test func `each variable takes the next argument, and its form the same one (LO19)`() {
    let text = PluralText(
      format: "%#@files@ of %@ in %#@folders@",
      variables: [
        "files": .init(valueType: "d", forms: [.one: "one file", .other: "%d files"]),
        "folders": .init(valueType: "d", forms: [.one: "%d folder", .other: "%d folders"]),
      ])
    let plural = expansion(text, "en", [2, 0, 1])
    #expect(plural.format == "%d files of %@ in %d folder")
    #expect(plural.arguments == [1, 2, 3])
    #expect(expansion(text, "en", [1, 0, 5]).arguments == [2, 3])
  }

  @Test func `a variable with a position takes that argument (LO19)`() {
    let text = PluralText(
      format: "%2$@: %1$#@n@",
      variables: ["n": .init(valueType: "d", forms: [.few: "%d файла", .other: "%d файлов"])])
    let plural = expansion(text, "ru", [3])
    #expect(plural.format == "%@: %d файла")
    #expect(plural.arguments == [2, 1])
    #expect(plural.positioned == "%2$@: %1$d файла")
  }

  @Test func `the form zero is used for 0 in every language (LO12)`() {
    let text = PluralText(
      format: "%#@n@",
      variables: ["n": .init(valueType: "d", forms: [.zero: "no files", .other: "%d files"])])
    #expect(expansion(text, "en", [0]).format == "no files")
    #expect(expansion(text, "lv", [10]).format == "no files")
    #expect(expansion(text, "en", [10]).format == "%d files")
  }

  @Test func `a variable that contains itself ends`() {
    let text = PluralText(
      format: "%#@a@",
      variables: ["a": .init(valueType: "d", forms: [.other: "%#@a@ %#@a@ %#@a@ %#@a@ %#@a@"])])
    #expect(expansion(text, "en", [1]).format.count < 200_000)
  }

  @Test func `an unknown variable stays as text`() {
    let text = PluralText(format: "%#@a@", variables: [:])
    #expect(expansion(text, "en", []).format == "%%#@a@")
  }
}
