import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

struct PreviewRequestLanguageTests {
  @Test func `the requested direction takes precedence over the language's`() {
    var request = PreviewRequest(output: "/")
    let isChosen = request.chooseLanguage("ar")
    #expect(isChosen)
    #expect(request.configuration.environment.layoutDirection == .rightToLeft)
    request.direction = .ltr
    #expect(request.configuration.environment.layoutDirection == .leftToRight)
  }

  @Test(arguments: ["", "xx", "arabic", "12", "../ar", "de+", "de+wide"])
  func `a text that is neither a language nor a pseudo-language is refused`(text: String) {
    var request = PreviewRequest(output: "/")
    let isChosen = request.chooseLanguage(text)
    #expect(!isChosen)
  }

  @Test func `a pseudo-language has a direction, and no resources of its own`() {
    var request = PreviewRequest(output: "/")
    let isChosen = request.chooseLanguage("right-to-left")
    #expect(isChosen)
    #expect(request.configuration.environment.layoutDirection == .rightToLeft)
    #expect(request.languageCode == nil)
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
