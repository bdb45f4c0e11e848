import FigureSnapshots
import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewSheetTests {
  private func cell(_ name: String, _ orientation: Orientation = .portrait) -> (
    name: String, figure: RenderedFigure
  ) {
    let view = UICollectionViewFlowLayout()
    let configuration = Device.iPhoneSE.held(in: orientation)
    return (name, view.shown(in: configuration) { $0.rendered() })
  }

  @Test func `a sheet is as many previews wide as high, each with its name`() {
    let names = ["Basil", "Mint", "Thyme", "Dill", "Sage"]
    let layouts = PreviewSheet(names.map { cell($0) }, isDark: false).picture.layouts
    #expect(layouts.map(\.caption?.text) == names)
    #expect(Set(layouts.compactMap(\.caption?.frame.minX)).count == 3)
    #expect(Set(layouts.compactMap(\.caption?.frame.minY)).count == 2)
  }

  @Test func `a preview that is turned too has both beside each other`() {
    let cells = [cell("Alone")] + ["Basil", "Mint"].flatMap { [cell($0), cell($0, .landscape)] }
    let layouts = PreviewSheet(cells, isDark: false).picture.layouts
    #expect(
      layouts.map(\.caption?.text) == [
        "Alone", "Basil, portrait", "Basil, landscape", "Mint, portrait", "Mint, landscape",
      ])
    let tops = layouts.compactMap(\.caption?.frame.minX)
    // One row of three columns, and one of two.
    #expect(tops.count == 5 && tops[0] == tops[3] && tops[1] == tops[4] && tops[1] < tops[2])
  }
}
