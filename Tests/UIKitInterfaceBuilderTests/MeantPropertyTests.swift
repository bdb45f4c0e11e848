import Testing

@testable import UIKit

struct MeantPropertyTests {
  private let names = ["badgeButton", "titleLabel", "titles"]

  @Test func `a similar name goes before one that begins with the word`() {
    #expect(MeantProperty.name(for: "title", in: names) == "titles")
    #expect(MeantProperty.name(for: "badge", in: names) == "badgeButton")
  }

  @Test func `a name that nothing begins with is not guessed`() {
    #expect(MeantProperty.name(for: "avatar", in: names) == nil)
    #expect(MeantProperty.name(for: "", in: names) == nil)
  }
}
