import LocalizedStrings
import Testing

@Suite struct StringTableTests {
  @Test func `a table without texts has no keys`() {
    #expect(StringTable().texts.isEmpty)
  }
}
