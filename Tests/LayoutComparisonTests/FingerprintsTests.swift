import Testing

@testable import LayoutComparison

@Suite struct FingerprintsTests {
  @Test func `one file with two widths has one order, whatever the order of its texts`() {
    let fonts = ["3.019 with iOS's widths 1", "3.019"].map {
      Fingerprints.Font(name: "Inter Regular", version: $0, digest: "a7e7")
    }
    let orders = [fonts, fonts.reversed()].map {
      Fingerprints(rasteriser: "1", fonts: $0).fonts.map(\.version)
    }
    #expect(orders == [["3.019", "3.019 with iOS's widths 1"], orders[0]])
  }

  private func prints(_ version: String, digest: String = "a7e7") -> Fingerprints {
    let fonts = ["Inter Bold", "Inter Regular"].map {
      Fingerprints.Font(name: $0, version: version, digest: digest)
    }
    return Fingerprints(rasteriser: "1", fonts: fonts)
  }

  @Test func `other widths of the same files are one change`() {
    let changes = FingerprintChange.changes(
      from: prints("3.019 with iOS's widths 1"), to: prints("3.019"))
    #expect(changes == [.widths(golden: "iOS's widths 1", actual: "Inter's own")])
    #expect(changes.map(\.changeClass) == [.fonts])
  }

  @Test func `other files are a change of each font`() {
    let changes = FingerprintChange.changes(
      from: prints("3.019"), to: prints("4.1", digest: "b8f8"))
    #expect(
      changes.map(\.text) == [
        "recorded with Inter Bold 3.019, this is 4.1: re-record",
        "recorded with Inter Regular 3.019, this is 4.1: re-record",
      ])
  }
}
