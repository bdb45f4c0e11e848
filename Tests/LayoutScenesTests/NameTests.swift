import Testing

@testable import LayoutScenes

struct NameTests {
  @Test(arguments: ["herbs", "herbs/markers", "a/b/c", "Kräuter/1.5 cm", "x_y-z.2"])
  func `a plain relative path is a figure's name`(text: String) {
    #expect(FigureName(text)?.description == text)
  }

  @Test(arguments: [
    "", "/", "/etc/passwd", "a/", "a//b", "..", "../a", "a/../b", ".", "./a", ".hidden", "a/.b",
    "-rf", "a\\b", "C:x", "a\u{0}b", "a\nb", "a\u{1B}[31m", "a ", "a.", " a", "~", "$HOME", "a*",
    "a\u{202E}b",
  ])
  func `whatever could lead elsewhere is none`(text: String) {
    #expect(FigureName(text) == nil)
  }

  @Test func `a word is at most a hundred bytes long`() {
    #expect(FigureName(String(repeating: "a", count: 100)) != nil)
    #expect(FigureName(String(repeating: "a", count: 101)) == nil)
  }

  @Test func `a variant is one word without a dot`() {
    #expect(VariantName("before") != nil)
    #expect(VariantName("a/b") == nil)
    #expect(VariantName("a.b") == nil)
    #expect(VariantName("") == nil)
  }
}
