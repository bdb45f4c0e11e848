import CommandLineKit
import Testing

struct WrappingTests {
  @Test func `a text is broken at spaces, and its next lines are indented`() {
    #expect(
      "insets, spacing, all or none".wrapped(from: 4, to: 20) == "insets, spacing,\n    all or none"
    )
  }

  @Test func `a line may end at the last column`() {
    #expect("all or none".wrapped(from: 2, to: 13) == "all or none")
    #expect("all or none".wrapped(from: 2, to: 12) == "all or\n  none")
  }

  @Test func `a word that is too long has a line of its own`() {
    #expect("a constraint".wrapped(from: 2, to: 6) == "a\n  constraint")
  }
}
