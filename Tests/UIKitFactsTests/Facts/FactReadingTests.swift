import Testing

/// The citations, and the message of the check when something is wrong.
@Suite struct FactReadingTests {
  private static let article = """
    ### A1 · Items are square
    They are, unlike those of A2.

    - **Certain** · Apple's documentation
    - **Held by** `A1-by-default`, `squares are square (A1)`

    ### A2 · Others are not

    - **Likely** · general knowledge
    - **Not held** · private to UIKit: nobody can see them.
    """

  private static let test = """
    struct Squares {
      @Test func `squares are square (A1)`() { print("A9") }
    }
    """

  private func catalogue(
    article: String = article, test: String = test, fixture: String = "{\"source\": \"A1\"}"
  ) -> FactCatalogue {
    FactCatalogue(
      articles: [FactText(path: "/A.md", text: article)],
      sources: [
        FactText(path: "/Squares.swift", text: test),
        FactText(path: "/Fixtures/A1-by-default.json", text: fixture),
      ])
  }

  private func words(_ problems: [FactProblem]) -> [String] { problems.map(\.description) }

  @Test(arguments: [
    ("(A1)", ["A1"]), ("facts A33 to A36", ["A33", "A36"]), ("A1–A54", ["A1", "A54"]),
    ("RO28, W14", ["RO28", "W14"]), ("fact C14, f and g", ["C14"]),
    ("U+A5 \\u{A5} #A1 L12 S4 A0 A1000 FA1 A1b x A", []),
  ])
  func `a number is a section's letters and one to three digits`(text: String, found: [String]) {
    #expect(FactNumber.all(in: text).map(\.description) == found)
  }

  @Test func `what is whole has no problem`() {
    let catalogue = catalogue()
    #expect(words(catalogue.unknownCitations) == [])
    #expect(words(catalogue.incompleteFacts) == [])
    #expect(words(catalogue.unheldFacts) == [])
  }

  @Test func `strings are not read, comments and names of tests are`() {
    let cited = catalogue().citations.filter { $0.place.path == "/Squares.swift" }
    #expect(cited.map(\.number.description) == ["A1"])
    let commented = catalogue(test: "let a = \"// A9\"  // A7, and \"A8\"").unknownCitations
    #expect(words(commented).count == 2)
    #expect(words(commented).first?.hasPrefix("/Squares.swift:1: cites A7") == true)
  }

  @Test func `a number that no article has is told with its line and what to do`() {
    #expect(
      words(catalogue(test: "\n// fact A3\n").unknownCitations) == [
        "/Squares.swift:2: cites A3, which no article has. Correct the number, or write the fact "
          + "down under `### A3 · …` in Sources/UIKit/UIKit.docc."
      ])
    #expect(catalogue(fixture: "{\"source\": \"A4\"}").unknownCitations.count == 1)
  }

  @Test func `a name that no test has is told`() {
    #expect(
      words(catalogue(test: "").unheldFacts) == [
        "/A.md:1: A1 is said to be held by `squares are square (A1)`, but no test or fixture has "
          + "that name. Correct the name, or take it out."
      ])
  }

  @Test func `a test that does not cite the fact does not hold it`() {
    let article = Self.article.replacing("squares are square (A1)", with: "squares")
    let found = catalogue(article: article, test: "@Test func `squares`() {}").unheldFacts
    #expect(words(found).count == 1)
    #expect(words(found).first?.contains("does not cite the number") == true)
  }

  @Test func `a comment above or inside a test cites for it`() {
    let article = Self.article.replacing("squares are square (A1)", with: "squares")
    for test in [
      "// Fact A1.\n@Test(arguments: [1])\nfunc `squares`() {}",
      "@Test func `squares`() {\n  // Fact A1.\n  draw()\n}",
    ] {
      #expect(words(catalogue(article: article, test: test).unheldFacts) == [])
    }
  }

  @Test func `a certain fact that nothing holds is told, and an unknown reason too`() {
    let unheld = Self.article.replacing("- **Not held** · private to UIKit", with: "")
    let nothing = words(catalogue(article: unheld).unheldFacts)
    #expect(nothing.first?.contains("held by nothing") == true)
    let unknown = Self.article.replacing("private to UIKit", with: "too hard")
    let reasonless = words(catalogue(article: unknown).unheldFacts)
    #expect(reasonless.first?.contains("unknown reason, \"too hard\"") == true)
  }

  @Test func `a reason before the first fact is that of all without their own`() {
    let reason = "- **Not held** · private to UIKit: nobody can see them."
    let bare = Self.article.replacing(reason, with: "")
    #expect(catalogue(article: bare).unheldFacts.count == 1)
    let common = "- **Not held** · not built: it comes later.\n\n" + bare
    #expect(words(catalogue(article: common).unheldFacts) == [])
    let open = common + "\n- **Held by** to be written"
    #expect(words(catalogue(article: open).unheldFacts).count == 1)
  }

  @Test func `a disputed fact needs a decision and what would settle it`() {
    let article = Self.article.replacing("**Likely**", with: "**Disputed**")
    #expect(catalogue(article: article).incompleteFacts.count == 2)
  }

  @Test func `a number left out is told`() {
    let article = Self.article.replacing("### A2", with: "### A3")
    let found = words(catalogue(article: article).incompleteFacts)
    #expect(found.first?.contains("A3 stands where A2 is expected") == true)
  }
}
