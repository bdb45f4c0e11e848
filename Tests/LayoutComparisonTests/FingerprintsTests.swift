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
}
