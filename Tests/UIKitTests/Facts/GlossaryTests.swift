import Foundation
import Testing

/// The comments of sources and tests use the field's words, which `Sources/Glossary.md` lists.
struct GlossaryTests {
  private let glossary: Glossary

  init() throws {
    glossary = try Glossary(FactFiles.text(of: Glossary.path))
    try #require(glossary.words.count > 10, "\(Glossary.path) has no patterns")
  }

  @Test func `no comment of sources and tests uses a word that the glossary retires`() throws {
    let files = try FactFiles.sources(of: "Sources") + FactFiles.sources(of: "Tests")
    let comments = files.flatMap { SourceComments($0).all }
    try #require(comments.count > 10_000, "the comments of the sources are not read")
    for comment in comments {
      for word in glossary.words {
        let found = try word.found(in: comment.text, isDocumentation: comment.isDocumentation)
        guard let found else { continue }
        Issue.record(
          """
          \(comment.path):\(comment.line): “\(found)”: write \(word.replacement) \
          (\(Glossary.path), \(word.expression))
          """)
      }
    }
  }

  @Test(arguments: [
    "What is drawn.", "The frame, as it was told.", "Whether the delegate is asked again.",
    "The text, in words.", "The cells, nil where none is visible.", "For whoever reads it.",
  ])
  func `a retired word is found in a comment`(comment: String) throws {
    #expect(try glossary.words.contains { try $0.found(in: comment) != nil })
  }

  @Test(arguments: [
    "Whether the frame is in portrait.", "Lays out the subviews.", "A row stands for a constraint.",
    "A compiler is told to read it.", "The frame, what is more.",
  ])
  func `no retired word is found in a comment in the field's words`(comment: String) throws {
    for word in glossary.words {
      #expect(try word.found(in: comment) == nil, "\(word.expression)")
    }
  }

  @Test func `a reason may begin with a word that no documentation begins with`() throws {
    for word in glossary.words {
      #expect(try word.found(in: "As the width changed.", isDocumentation: false) == nil)
    }
  }
}
