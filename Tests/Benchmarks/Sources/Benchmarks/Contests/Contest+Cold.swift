import Foundation
import LayoutScenes
import LayoutStage

extension Contest {
  /// The command as a new process, which draws a scene file as a PNG, or prints its version.
  ///
  /// - Parameter isQuick: whether a command that is not built is left out.
  /// - Returns: the contests.
  static func cold(isQuick: Bool) -> [Contest] {
    [
      Contest(
        stage: "a cold process",
        sides: [
          .process("Quarterturn", "quarterturn", builds: !isQuick) {
            ["render", sceneFile.path, "--output", Checkout.scratch("cold").path]
          },
          .process("rsvg-convert", "rsvg-convert") {
            [try vectors().path, "--output", Checkout.scratch("cold.png").path]
          },
        ],
        rows: [
          Row(
            name: "one figure, scene file to PNG", beside: ["rsvg-convert"], limit: .share(0.1))
        ]),
      Contest(
        stage: "a cold process",
        sides: [.process("Quarterturn", "quarterturn", builds: !isQuick) { ["--version"] }],
        rows: [Row(name: "--version", beside: [], limit: .most(3))]),
    ]

  }

  private static let sceneFile = Checkout.root.appendingPathComponent(
    "Tests/Benchmarks/Peers/herbs.json")

  /// The scene's picture as an SVG file, which cairo writes from our display list.
  private static func vectors() throws -> URL {
    let scene = try Scene.read(contentsOf: sceneFile)
    let picture = MainActor.assumeIsolated { scene.rendered()[0].picture() }
    let scale = scene.device.scale
    let (list, file) = (Checkout.scratch("herbs.list"), Checkout.scratch("herbs.svg"))
    try DisplayList(picture.drawing).write(
      to: list, width: Int((picture.size.width * scale).rounded()),
      height: Int((picture.size.height * scale).rounded()), scale: scale)
    _ = try Launch("cairo_lists", ["svg", list.path, file.path]).milliseconds()
    return file
  }
}
