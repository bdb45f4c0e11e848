import ConstraintCore
import Foundation
import LayoutCore
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

extension GrowthRun {
  /// Items laid out and found, and views placed by constraints.
  var elements: [Work] {
    let sizes = [1e2, 1e3, 1e4, 1e5, 1e6]
    return [
      Work(name: "flow layout", sizes: sizes) { size in
        let section = Benchmark.mixedSection(Int(size))
        return Self.repeated { Int(Benchmark.geometry(section).contentSize.height) }
      },
      Work(name: "a screen found", sizes: sizes) { size in
        let geometry = Benchmark.geometry(Benchmark.mixedSection(Int(size)))
        var screen = 0
        return Self.repeated {
          screen = (screen + 37) % 1000
          return Benchmark.elements(of: geometry, screen: screen)
        }
      },
      Work(name: "views by constraints", sizes: Array(sizes.prefix(3))) { size in
        Self.repeated {
          var tree = try ConstraintTree(.cells, count: Int(size))
          return try tree.resize(width: 375, height: 667)
        }
      },
    ]
  }

  /// Pictures of cards, as many as there are pixels for.
  var pixels: [Work] {
    let sizes = [0.1, 0.3, 1, 3, 10, 30, 100].filter { !isQuick || $0 <= 30 }
    return [
      Work(name: "drawn", sizes: sizes) { size in
        let side = Self.side(size)
        let drawing = Frame.cards(width: side, height: side)
        var bitmap = Bitmap(width: side, height: side)
        return Self.once { Frame.rasterize(drawing, into: &bitmap, bands: nil) }
      },
      Work(name: "encoded", sizes: sizes) { size in
        let bitmap = Self.picture(size)
        return Self.once { try PNG.encode(bitmap).count }
      },
      Work(name: "decoded", sizes: sizes) { size in
        let data = try PNG.encode(Self.picture(size))
        return Self.once { try PNG.read(data, name: "growth").bitmap.width }
      },
      Work(name: "compared", sizes: sizes) { size in
        let golden = Self.picture(size)
        let actual = golden.speckled
        return Self.once { PictureDifference(golden: golden, actual: actual).differingPixels }
      },
    ]
  }

  /// Goldens of a suite verified, each number of them in a process of its own.
  func snapshots() throws -> Work {
    let sizes = [1.0, 10, 100, 1e3, 1e4].filter { !isQuick || $0 <= 1000 }
    let folder = Checkout.scratch("growth")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func pass(_ task: SuiteWorker.Task, _ count: Double) throws -> Double {
      let worker = try PeerProcess(
        "Benchmarks", ["--suite", task.rawValue, "\(Int(count))", folder.path])
      return try worker.ask().milliseconds
    }
    Console.tell("recording \(sizes.last ?? 0) snapshots")
    _ = try pass(.record, sizes.last ?? 0)
    return Work(name: "verified", sizes: sizes) { size in { try pass(.cost, size) } }
  }

  /// The side of a square with a number of megapixels, in pixels.
  private static func side(_ megapixels: Double) -> Int {
    Int((megapixels * 1e6).squareRoot().rounded())
  }

  private static func picture(_ megapixels: Double) -> Bitmap {
    let side = side(megapixels)
    return Frame.cards(width: side, height: side).rasterized(
      width: side, height: side, scale: Frame.scale, background: Color(white: 0.95))
  }

  private static func once(_ work: @escaping () throws -> Int) -> () throws -> Double {
    { try ProcessorTime.milliseconds(of: work) }
  }

  /// Work that may take less time than the clock resolves: it is repeated until the repetitions
  /// take a millisecond together, and the time of one is returned.
  private static func repeated(_ work: @escaping () throws -> Int) -> () throws -> Double {
    var times = 1
    return {
      while true {
        let time = try ProcessorTime.milliseconds(of: {
          try (0..<times).reduce(0) { sum, _ in sum &+ (try work()) }
        })
        if time >= 1 { return time / Double(times) }
        times *= 4
      }
    }
  }
}
