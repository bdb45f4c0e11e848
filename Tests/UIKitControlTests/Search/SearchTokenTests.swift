import Testing
import UIKit

/// The tokens of a search field, and the parts of its text that they replace.
@MainActor struct SearchTokenTests {
  @Test func `a token replaces a part of the text`() throws {
    let field = UISearchTextField(frame: .zero)
    field.text = "wild mint"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 5))
    let part = try #require(field.textRange(from: start, to: end))
    let token = UISearchToken(icon: nil, text: "wild")
    field.replaceTextualPortion(of: part, with: token, at: 0)
    #expect(field.text == "mint" && field.tokens.count == 1)
    #expect(field.tokens(in: field.textualRange).first === token)
  }
}
