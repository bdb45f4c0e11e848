import Basics
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("itemsize", "itemSize"), ("itmeSize", "itemSize"), ("sectioninsets", "sectionInset"),
    ("minimumLineSpaceing", "minimumLineSpacing"),
  ])
  func `a mistyped name finds the one that was meant`(typed: String, meant: String) {
    let names = ["type", "itemSize", "sectionInset", "minimumLineSpacing"]
    #expect(NearestName.of(typed, in: names) == meant)
  }

  @Test func `nothing is suggested when nothing is near`() {
    #expect(NearestName.of("banana", in: ["itemSize", "type"]) == nil)
    #expect(NearestName.of("", in: ["itemSize"]) == nil)
    #expect(NearestName.of("a", in: []) == nil)
  }
}
