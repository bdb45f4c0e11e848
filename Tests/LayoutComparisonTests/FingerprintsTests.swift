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

  @Test func `a font that a note says is absent is named with the remedy`() {
    let golden = Fingerprints(
      rasteriser: "1",
      fonts: [Fingerprints.Font(name: "Twemoji Mozilla Regular", version: "0.7", digest: "a7e7")])
    let changes = FingerprintChange.changes(
      from: golden, to: Fingerprints(rasteriser: "1", fonts: []))
    let note = "not here: 🌿, drawn as a box: the font a.ttf is absent (see QUARTERTURN_FONTS)"
    let explained = changes.map { $0.explained(by: [note]) }
    #expect(explained.map(\.changeClass) == [.fonts])
    #expect(
      explained.map(\.text) == [
        "recorded with Twemoji Mozilla Regular, which is absent here: name its file or its folder in "
          + "QUARTERTURN_FONTS"
      ])
    let plain = changes.map { $0.explained(by: []).text }
    #expect(plain == ["Twemoji Mozilla Regular is no longer used"])
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
