import FigureSnapshots
import PictureComparison
import RasterCore
import SnapshotCore
import Testing

@Suite struct PaneCaptionTests {
  private func panes(width: Int, _ captions: PaneCaptions) -> Bitmap {
    let (golden, actual) = (Bitmap.filled(width, 255), Bitmap.filled(width, 0))
    return DifferencePicture(PictureDifference(golden: golden, actual: actual))
      .panes(captions: captions)
  }

  @Test func `each pane of a screen has words over it`() {
    let (bare, lettered) = (panes(width: 320, .none), panes(width: 320, .lettered))
    let added = lettered.height - bare.height
    #expect(lettered.width == bare.width && added > 32)
    for pane in 0..<3 {
      let columns = 24 + pane * (320 + 24)..<(pane + 1) * (320 + 24)
      let inks = columns.filter { x in (24..<24 + added).contains { lettered[x, $0].red < 128 } }
      #expect(inks.count > 40)
    }
  }

  @Test func `a pane that is too narrow for words has none`() {
    #expect(panes(width: 20, .lettered) == panes(width: 20, .none))
  }
}

extension Bitmap {
  fileprivate static func filled(_ width: Int, _ grey: UInt8) -> Bitmap {
    Bitmap(
      width: width, height: 4, filledWith: Pixel(red: grey, green: grey, blue: grey))
  }
}
