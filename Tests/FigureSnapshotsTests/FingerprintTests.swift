import Foundation
import LayoutComparison
import LayoutStage
import PictureComparison
import RasterCore
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

@MainActor struct FingerprintTests {
  private func fingerprints(of controller: NumbersController) throws -> Fingerprints {
    try Snapshot<NumbersController, LayoutPicture>.image(on: .iPhoneSE)
      .convert(controller).metadata.fingerprints
  }

  @Test func `only the fonts of a picture's texts are told`() throws {
    let fonts = try fingerprints(of: NumbersController()).fonts
    #expect(fonts.map(\.name) == ["Inter Bold"])
    #expect(fonts.first?.version == "3.019 with iOS's widths 2")
    #expect(fonts.first?.digest.count == 64)
  }

  @Test func `a picture without text has no fonts`() throws {
    #expect(try fingerprints(of: NumbersController(count: 0)).fonts.isEmpty)
  }

  @Test func `the rasteriser tells its version`() throws {
    #expect(try fingerprints(of: NumbersController(count: 0)).rasteriser == Rasteriser.version)
  }

  @Test func `every bundled font is known`() {
    let names = Fingerprints.current.fonts.map(\.name)
    #expect(
      names.filter { !$0.hasPrefix("Noto Sans") } == [
        "DejaVu Sans Book", "Droid Sans Fallback Regular", "Inter Bold", "Inter Medium",
        "Inter Regular", "Inter Semi Bold", "JetBrains Mono Bold", "JetBrains Mono Regular",
        "NanumSquare Bold", "NanumSquare Regular", "Twemoji Mozilla Regular",
      ])
    #expect(names.count { $0.hasPrefix("Noto Sans") } == 17)
  }
}
