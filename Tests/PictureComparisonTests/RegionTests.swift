import RasterCore
import TestSupport
import Testing

@testable import PictureComparison

@Suite struct RegionTests {
  private func regions(_ squares: (x: Int, y: Int, side: Int)...) -> [PictureDifference.Region] {
    var page = Bitmap.page(width: 200, height: 120)
    for square in squares {
      for y in square.y..<square.y + square.side {
        for x in square.x..<square.x + square.side {
          page[x, y] = Pixel(red: 9, green: 9, blue: 9)
        }
      }
    }
    return PictureDifference(golden: .page(width: 200, height: 120), actual: page).regions
  }

  @Test func `pixels near each other are one region`() {
    let regions = regions((x: 10, y: 10, side: 5), (x: 26, y: 20, side: 4))
    #expect(regions.map(\.bounds) == [PixelRect(x: 10, y: 10, width: 20, height: 14)])
    #expect(regions.map(\.differingPixels) == [41])
  }

  @Test func `pixels far from each other are regions from the top`() {
    let regions = regions((x: 100, y: 60, side: 3), (x: 10, y: 10, side: 5))
    #expect(
      regions.map(\.bounds) == [
        PixelRect(x: 10, y: 10, width: 5, height: 5), PixelRect(x: 100, y: 60, width: 3, height: 3),
      ])
  }

  @Test func `regions that a later row connects are one`() {
    let regions = regions(
      (x: 10, y: 10, side: 2), (x: 40, y: 10, side: 2), (x: 14, y: 14, side: 24))
    #expect(regions.map(\.bounds) == [PixelRect(x: 10, y: 10, width: 32, height: 28)])
  }

  @Test func `twelve pixels between join and thirteen part`() {
    #expect(regions((x: 0, y: 0, side: 2), (x: 14, y: 0, side: 2)).count == 1)
    #expect(regions((x: 0, y: 0, side: 2), (x: 15, y: 0, side: 2)).count == 2)
    #expect(regions((x: 0, y: 0, side: 2), (x: 0, y: 13, side: 2)).count == 1)
    #expect(regions((x: 0, y: 0, side: 2), (x: 0, y: 14, side: 2)).count == 2)
  }

  @Test(arguments: UInt64(0)..<20)
  func `every differing pixel lies in one region`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let golden = Bitmap.page(width: 90, height: 70)
    var actual = golden
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<90, using: &generator), Int.random(in: 0..<70, using: &generator)
      )
      actual[x, y] = Pixel(red: 0, green: 0, blue: 0)
    }
    let difference = PictureDifference(golden: golden, actual: actual)
    #expect(difference.regions.map(\.differingPixels).reduce(0, +) == difference.differingPixels)
    for run in difference.runs {
      let owners = difference.regions.filter {
        $0.bounds.rows.contains(run.y) && $0.bounds.columns.contains(run.columns.lowerBound)
      }
      #expect(!owners.isEmpty)
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `regions are what joining every near pair gives`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let density = UInt64.random(in: 2...400, using: &generator)
    var runs: [PixelRun] = []
    for y in 0..<Int.random(in: 1...40, using: &generator) {
      var x = Int.random(in: 0...30, using: &generator)
      while x < 160 {
        let end = min(x + 1 + Int(generator.next() % density) / 4, 160)
        runs.append(PixelRun(y: y, columns: x..<end))
        x = end + 1 + Int(generator.next() % density)
      }
    }
    #expect(RegionFinder.regions(of: runs) == Self.joined(runs))
  }

  /// Joins regions by comparing every pair of runs.
  private static func joined(_ runs: [PixelRun]) -> [PictureDifference.Region] {
    var labels = Array(runs.indices)
    for (later, run) in runs.enumerated() {
      // Plain loops: these are millions of pairs, and tests are not optimised.
      var earlier = 0
      while earlier < later {
        // The older region's label stays, whichever of the two it is.
        let (one, other) = (labels[later], labels[earlier])
        if one != other, areNear(runs[earlier], run) {
          labels = labels.map { $0 == max(one, other) ? min(one, other) : $0 }
        }
        earlier += 1
      }
    }
    return Set(labels).sorted().map { label in
      let own = runs.indices.filter { labels[$0] == label }.map { runs[$0] }
      return own.dropFirst().reduce(into: PictureDifference.Region(own[0])) { $0.add($1) }
    }
  }

  private static func areNear(_ earlier: PixelRun, _ later: PixelRun) -> Bool {
    let (left, right) = (earlier.columns, later.columns)
    if earlier.y == later.y { return left.upperBound + 12 >= right.lowerBound }
    return later.y - earlier.y <= 12 && left.upperBound > right.lowerBound - 12
      && left.lowerBound < right.upperBound + 12
  }
}
