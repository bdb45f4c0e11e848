import Foundation
import Testing

/// Comments, messages and articles use the field's words, which `Sources/Glossary.md` lists.
struct GlossaryTests {
  private let glossary: Glossary

  init() throws {
    glossary = try Glossary(Repository.text(of: Glossary.path))
    try #require(glossary.words.count > 10, "\(Glossary.path) has no patterns")
  }

  private func check(_ passages: [Passage], atLeast count: Int) throws {
    try #require(passages.count > count, "the repository's files are not read")
    glossary.check(passages) { Issue.record("\($0)") }
  }

  private static func sources(in folder: String) throws -> [SourceText] {
    try Repository.files(in: folder, ending: ".swift").map {
      SourceText(path: $0, text: try Repository.text(of: $0))
    }
  }

  @Test func `no comment of sources and tests uses a word that the glossary retires`() throws {
    let files = try Self.sources(in: "Sources") + Self.sources(in: "Tests")
    try check(files.flatMap(\.comments), atLeast: 10_000)
  }

  /// Texts in drawn figures are pixels of goldens, which keep them.
  private static let drawn = [
    "/Examples/", "/DocumentationFigures/", "/Sweep/Figure/",
  ]

  @Test func `no message and no help uses a word that the glossary retires`() throws {
    let messages = try Self.sources(in: "Sources").flatMap(\.messages)
      .filter { message in !Self.drawn.contains { message.path.contains($0) } }
    try check(messages, atLeast: 2_000)
  }

  @Test func `no article uses a word that the glossary retires`() throws {
    let paths =
      try ["README.md"] + Repository.files(in: ".github", ending: ".md")
      + Repository.files(in: "Sources", ending: ".md")
      + Repository.files(in: "Tests", ending: ".md")
    let articles = try paths.filter { $0 != Glossary.path }.flatMap {
      ArticleText(path: $0, text: try Repository.text(of: $0)).lines
    }
    try check(articles, atLeast: 5_000)
  }

  /// Test data: comments that the glossary refuses.
  private static let refused = [
    "What is drawn.", "The frame, as it was told.", "Whether the delegate is asked again.",
    "The text, in words.", "The cells, nil where none is visible.", "For whoever reads it.",
  ]

  @Test(arguments: refused)
  func `a retired word is found in a comment`(comment: String) {
    #expect(glossary.words.contains { $0.found(in: comment) != nil })
  }

  /// Test data: comments that no pattern matches, although some resemble refused ones.
  private static let accepted = [
    "Whether the frame is in portrait.", "Lays out the subviews.", "A row stands for a constraint.",
    "A compiler is told to read it.", "The frame, what is more.",
  ]

  @Test(arguments: accepted)
  func `no retired word is found in a comment in the field's words`(comment: String) {
    for word in glossary.words {
      #expect(word.found(in: comment) == nil, "\(word.expression)")
    }
  }

  @Test func `a reason may begin with a word that no documentation begins with`() {
    for word in glossary.words {
      #expect(word.found(in: "As the width changed.", kind: .comment) == nil)
    }
  }

  @Test func `messages are the literals of source, also the one in an interpolation`() {
    let source = #"""
      // "no literal"
      let a = "is \(all.map { "of \($0) parts" }) or not", b = #"as "it" is"#
      throw Failed("""
        two \
        lines
        """)
      """#
    let messages = SourceText(path: "A.swift", text: source).messages
    #expect(
      messages.map { "\($0.line): \($0.text)" }
        == ["2: of … parts", "2: is … or not", "2: as \"it\" is", "3: two lines"])
  }

  @Test func `an article's prose has no code`() {
    let text = "# A `told` name\n\n```\nis told\n```\nThe frame."
    let lines = ArticleText(path: "A.md", text: text).lines.map(\.text)
    #expect(lines == ["# A `…` name", "", "The frame."])
  }
}
