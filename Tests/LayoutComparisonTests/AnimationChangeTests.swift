import LayoutCore
import Testing

@testable import LayoutComparison

/// The difference of two recorded animations, as text.
@Suite struct AnimationChangeTests {
  private static let golden = "from 0; to 1; duration 0.3 s; curve ease in out"

  private func change(_ actual: String) throws -> AnimationChange {
    let key = LayoutRecord.ViewProperty.animation(of: "opacity")
    return try #require(AnimationChange(.init(key, golden: Self.golden, actual: actual)))
  }

  @Test(arguments: [
    ("from 0; to 1; duration 0.2 s; curve ease in out", "duration 0.3 s → 0.2 s"),
    ("from 0; to 1; duration 0.3 s; delay 0.1 s; curve ease in out", "delay 0 s → 0.1 s"),
    ("from 0; to 1; duration 0.3 s; curve linear", "curve ease in out → linear"),
    ("from 0; to 0.5; duration 0.3 s; curve ease in out", "to 1 → 0.5"),
    ("from 0; to 1; duration 0.3 s; curve ease in out; autoreverses yes", "autoreverses no → yes"),
    ("none", "0 to 1 in 0.3 s → none"),
    ("with the turn", "0 to 1 in 0.3 s → with the turn"),
  ])
  func `the fields that differ are named with both values`(
    actual: String, text: String
  ) throws {
    #expect(try change(actual).text == text)
  }

  @Test func `several fields are listed, the timing first`() throws {
    let actual = "from 0; to 0.5; duration 0.2 s; curve ease in out"
    #expect(try change(actual).text == "duration 0.3 s → 0.2 s, to 1 → 0.5")
  }

  @Test func `only other values can follow from the layout`() throws {
    #expect(try change("from 0; to 0.5; duration 0.3 s; curve ease in out").isOfValues)
    #expect(try !change("from 0; to 0.5; duration 0.2 s; curve ease in out").isOfValues)
    #expect(try !change("none").isOfValues)
  }

  @Test func `the longest time counts delay, repetitions and both directions`() throws {
    let actual =
      "from 0; to 1; duration 0.5 s; delay 0.5 s; curve linear; repeat count 2; autoreverses yes"
    #expect(try change(actual).longest == 2.5)
    let endless = "from 0; to 1; duration 0.5 s; curve linear; repeat count endless"
    #expect(try change(endless).longest == .infinity)
  }

  @Test func `another property is no animation`() {
    #expect(AnimationChange(.init(.alpha, golden: "1", actual: "0")) == nil)
  }

  @Test func `the property of an animation is named after its key path`() {
    let key = LayoutRecord.ViewProperty.animation(of: "bounds.size")
    #expect(key.words == "animation of bounds.size")
    #expect(key.animatedKeyPath == "bounds.size")
    #expect(LayoutRecord.ViewProperty.alpha.animatedKeyPath == nil)
  }
}
