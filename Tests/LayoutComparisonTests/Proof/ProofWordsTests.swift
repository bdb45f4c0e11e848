import Foundation
import Testing

@testable import LayoutComparison

/// The result of putting a golden's value back, as text and in records.
struct ProofWordsTests {
  @Test func `all frames of the golden`() {
    #expect(Cause.Proof("8", .golden).text == "putting 8 back gives the golden's frames")
  }

  @Test func `the frames that the cause counts`() {
    #expect(
      Cause.Proof("8", .own).text == "putting 8 back gives the golden's frames of these views")
  }

  @Test func `no frame at all`() {
    #expect(Cause.Proof("8", .unchanged).text == "putting 8 back does not change the frames")
  }

  @Test func `two frames are named, and more are counted`() {
    let lines = ["a: frame.x 1 → 2", "b: frame.y 1 → 2", "c: frame.y 1 → 2", "d: frame.y 1 → 2"]
    #expect(
      Cause.Proof("8", .remaining, remaining: Array(lines.prefix(2))).text
        == "putting 8 back leaves a: frame.x 1 → 2; b: frame.y 1 → 2")
    #expect(
      Cause.Proof("8", .remaining, remaining: lines).text
        == "putting 8 back leaves a: frame.x 1 → 2; b: frame.y 1 → 2; and 2 more")
  }

  @Test func `a cause is stored with its proof, and read again`() throws {
    var cause = Cause(.setting(name: "a", golden: "1", actual: "2"))
    cause.proof = Cause.Proof("1", .remaining, remaining: ["a: frame.x 1 → 2"])
    let data = try JSONEncoder().encode(cause)
    #expect(try JSONDecoder().decode(Cause.self, from: data) == cause)
    #expect(cause.details.first == "putting 1 back leaves a: frame.x 1 → 2")
  }
}
