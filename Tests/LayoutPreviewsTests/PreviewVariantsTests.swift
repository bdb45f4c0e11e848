import Testing

@testable import LayoutPreviews

/// The previews of a class, of which those that add nothing are left out.
struct PreviewVariantsTests {
  private func redundant(_ looks: [(name: String, drawing: String, isEmpty: Bool)]) -> Set<String> {
    PreviewVariants(
      looks: looks.map { .init(name: $0.name, digests: [$0.drawing], isEmpty: $0.isEmpty) }
    ).redundant
  }

  @Test func `of equal pictures the one with the class's own name remains`() {
    let looks = [
      ("HerbCell (filled)", "a", false), ("HerbCell", "a", false), ("PotCell", "a", false),
    ]
    #expect(redundant(looks) == ["HerbCell (filled)"])
  }

  @Test func `an empty variant is left out beside one with content`() {
    let looks = [("HerbCell (filled)", "a", false), ("HerbCell", "b", true)]
    #expect(redundant(looks) == ["HerbCell"])
  }

  @Test func `variants that differ remain, and so does a class that is always empty`() {
    let looks = [
      ("HerbCell (filled)", "a", false), ("HerbCell", "b", false), ("PotCell", "c", true),
      ("PotCell (otherwise)", "d", true),
    ]
    #expect(redundant(looks) == [])
  }
}
