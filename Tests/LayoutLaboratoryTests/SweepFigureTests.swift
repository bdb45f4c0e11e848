import Foundation
import LayoutStage
import RasterCore
import Testing
import UIKit

@testable import LayoutLaboratory

/// The drawn sweep.
@MainActor struct SweepFigureTests {
  private func study(_ widths: ClosedRange<Double>, items: Int = 12) throws -> SweepStudy {
    let device = Device(size: CGSize(width: 320, height: 480), scale: 2)
    let laboratory = Laboratory(on: device, sections: [items]) { UICollectionViewFlowLayout() }
    return try laboratory.sweepStudy(try #require(Sweep(widths: widths)))
  }

  @Test func `every break has a picture of both sides`() throws {
    let study = try study(100...200)
    #expect(study.report.breaks.map(\.width) == [110, 170])
    #expect(study.pairs.map(\.before.width) == [109.5, 169.5])
    #expect(study.pairs.map(\.after.width) == [110, 170])
  }

  @Test(arguments: [100.0...200, 110...120])
  func `breaks that were found before get the same pictures`(widths: ClosedRange<Double>) throws {
    let found = try study(widths)
    let device = Device(size: CGSize(width: 320, height: 480), scale: 2)
    let laboratory = Laboratory(on: device, sections: [12]) { UICollectionViewFlowLayout() }
    let again = try laboratory.sweepStudy(of: found.report)
    #expect(again.report == found.report)
    let pictures = [found, again].map { SweepFigure(study: $0).picture().drawing.digest }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `without a break both ends are shown`() throws {
    let study = try study(110...120)
    #expect(study.pairs.map(\.before.width) == [110] && study.pairs.map(\.after.width) == [120])
  }

  @Test(arguments: [100.0...200, 110...120, 100...1000])
  func `layouts are shown where the figure says, and none over another`(
    widths: ClosedRange<Double>
  ) throws {
    let picture = SweepFigure(study: try study(widths)).picture()
    let frames = picture.layouts.map { shown in
      CGRect(
        x: shown.origin.x, y: shown.origin.y, width: shown.layout.viewport.width * shown.zoom,
        height: shown.layout.viewport.height * shown.zoom)
    }
    #expect(!frames.isEmpty)
    for (index, frame) in frames.enumerated() {
      #expect(picture.screen.contains(frame))
      #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
    }
  }

  @Test func `more breaks than one can look at get no more pictures`() throws {
    let study = try study(100...2000, items: 60)
    #expect(study.report.breaks.count > SweepStudy.pictureLimit)
    #expect(study.pairs.count == SweepStudy.pictureLimit)
    #expect(SweepFigure(study: study).picture().size.width == SweepFigure.width)
  }

  @Test func `a width has one name, whichever devices have it`() {
    let names = Dictionary(uniqueKeysWithValues: DeviceWidth.all.map { ($0.width, $0.name) })
    #expect(names[320] == "iPhone SE · ⅓ iPad")
    #expect(names[375] == "iPhone 7, X, 12 mini · ⅓ iPad Pro 11, 12.9")
    #expect(names[667] == "iPhone 7 ↔")
    #expect(names[1024] == "iPad Pro 12.9 · iPad mini ↔")
    #expect(names[678] == "½ iPad 12.9")
  }

  @Test func `numbers on an axis are round`() {
    #expect(roundStep(1046, parts: 12) == 100)
    #expect(roundStep(55, parts: 12) == 5)
    #expect(SweepScale(320...1366, from: 0, to: 100).ticks.first == 400)
  }
}
