import CMeasured
import Foundation
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// One of the stages whose instructions are counted: always the same work, on one thread.
struct FixedStage: Sendable {
  let name: String
  /// Prepares the work and returns it.
  let prepare: @Sendable () throws -> () -> Int

  /// The stages, in the order in which they run.
  static let all = [
    FixedStage(name: "scene drawn") { rasterizing(ReferenceScene()) },
    FixedStage(name: "interface encoded") {
      let frame = Frame.interface
      return { (try? PNG.encode(frame))?.count ?? 0 }
    },
    FixedStage(name: "interface decoded") {
      let data = try PNG.encode(Frame.interface)
      return { (try? PNG.read(data, name: "fixed"))?.bitmap.width ?? 0 }
    },
    FixedStage(name: "two frames compared") {
      let (golden, actual) = (Frame.interface, Frame.interface.speckled)
      return { PictureDifference(golden: golden, actual: actual).differingPixels }
    },
    FixedStage(name: "plants/markers laid out") { { Contest.markersLaidOut() } },
  ]

  /// Does the work of each stage twice: first to warm the caches, then while callgrind counts.
  static func runAll() throws {
    for stage in all {
      let work = try stage.prepare()
      _ = work()
      measure(work)
    }
  }

  private static func rasterizing(_ scene: ReferenceScene) -> () -> Int {
    var bitmap = Bitmap(width: ReferenceScene.width, height: ReferenceScene.height)
    return {
      scene.drawing().rasterize(into: &bitmap, bands: 1)
      return Int(bitmap[100, 100].red)
    }
  }

  private static func measure(_ work: @escaping () -> Int) {
    let box = Box(work)
    withExtendedLifetime(box) {
      _ = quarterturn_measured(
        { context in
          context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().work() } ?? 0
        }, Unmanaged.passUnretained(box).toOpaque())
    }
  }

  /// A closure in an object, which C can pass back as a pointer.
  private final class Box {
    let work: () -> Int
    init(_ work: @escaping () -> Int) { self.work = work }
  }
}
