import Foundation
import RasterCore

extension Contest {
  /// The reference scene, on one thread and on two; cairo has one.
  ///
  /// Each side draws the scene fifteen times in a row: a virtual machine whose second processor was
  /// idle has it back only after some milliseconds of work for two.
  static var scene: Contest {
    let (cairo, one, all) = ("cairo", "one thread", "all cores")
    return Contest(
      stage: "the reference scene, 631 primitives, recorded and rasterised",
      sides: [
        drawingScene(one, bands: 1), drawingScene(all, bands: nil),
        .peer(cairo, "cairo_lists") { try listArguments(ReferenceScene().drawing(), "scene") },
      ],
      rows: [
        Row(name: "on one thread", ours: one, beside: [cairo], limit: .share(0.45)),
        Row(name: "on both cores", ours: all, beside: [cairo], limit: .share(0.26)),
        Row(name: "what the second core gains", ours: all, beside: [one], limit: .gain(1.7)),
      ], burst: 15)
  }

  private static func drawingScene(_ name: String, bands: Int?) -> Side {
    .ours(name) {
      let scene = ReferenceScene()
      var bitmap = Bitmap(width: ReferenceScene.width, height: ReferenceScene.height)
      return {
        scene.drawing().rasterize(into: &bitmap, bands: bands)
        return Int(bitmap[100, 100].red)
      }
    }
  }

  /// Each kind of primitive alone, on one thread.
  static var kinds: [Contest] {
    KindOfPrimitive.all.map { kind($0.name, $0.isAlongAxes ? 1 : 0.3, $0.record) }
  }

  private static func kind(
    _ name: String, _ share: Double, _ record: @escaping () -> (Canvas) -> Void
  ) -> Contest {
    Contest(
      stage: "by kind, one thread",
      sides: [
        .ours {
          let steps = record()
          var bitmap = Bitmap(width: ReferenceScene.width, height: ReferenceScene.height)
          return {
            Drawing(steps).rasterize(into: &bitmap, bands: 1)
            return Int(bitmap[100, 100].red)
          }
        },
        .peer("cairo", "cairo_lists") { try listArguments(Drawing(record()), "kind") },
      ],
      rows: [Row(name: name, beside: ["cairo"], limit: .share(share))],
      burst: 5)
  }

  /// Writes a drawing in pixels for cairo.
  private static func listArguments(_ drawing: Drawing, _ name: String) throws -> [String] {
    let file = Checkout.scratch("\(name).list")
    try DisplayList(drawing).write(
      to: file, width: ReferenceScene.width, height: ReferenceScene.height, scale: 1)
    return ["draw", file.path]
  }
}
