import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

struct PreviewLanguageTests {
  @Test(arguments: ["ar", "he-IL", "fa", "ur_PK", "az-Arab"])
  func `a language that is read from right to left gives that direction`(code: String) {
    #expect(PreviewLanguage(code)?.direction == .rtl)
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hans", "az"])
  func `every other language is read from left to right`(code: String) {
    #expect(PreviewLanguage(code)?.direction == .ltr)
  }

  @Test(arguments: ["", "xx", "arabic", "12", "../ar"])
  func `what is the code of no language is refused`(code: String) {
    #expect(PreviewLanguage(code) == nil)
  }

  @Test(arguments: [
    ("pt-BR", ["pt-PT", "pt-BR", "pt"], "pt-BR"), ("pt-BR", ["en", "pt"], "pt"),
    ("de-AT", ["en", "de"], "de"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-TW", ["zh-Hans"], nil), ("ar", ["en", "de"], nil), ("ar", [], nil),
  ])
  func `resources are of the same region, else of the same language and script`(
    code: String, codes: [String], best: String?
  ) {
    #expect(PreviewLanguage(code)?.best(of: codes) == best)
  }

  @Test func `the direction that is asked for wins over the language's`() {
    var request = PreviewRequest(output: "/")
    request.language = PreviewLanguage("ar")
    #expect(request.configuration.layoutDirection == .rightToLeft)
    request.direction = .ltr
    #expect(request.configuration.layoutDirection == .leftToRight)
  }

  @Test(arguments: PreviewTextSize.allCases)
  func `a text size has the name that UIKit gives the category`(size: PreviewTextSize) {
    let words = size.category.words.split(separator: " ")
    let name = words.dropFirst().reduce("\(words[0])") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    #expect(name == size.rawValue)
  }
}
