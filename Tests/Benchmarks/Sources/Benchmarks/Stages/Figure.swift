import Examples
import Foundation
import LayoutScenes
import LayoutStage
import RasterCore
import RasterPNG
import UIKit

extension Benchmark {
  /// Whole figures of the gallery, all variants and orientations: views to layout to pixels to
  /// files.
  static let figure = Gallery.scenes.flatMap { scene in
    let name = scene.figure.description
    return [
      Benchmark("figure", "\(name) laid out") { { rendered(scene).count } },
      Benchmark("figure", "\(name) rasterised") {
        let figures = rendered(scene)
        return { figures.reduce(0) { $0 + (bitmap(of: $1)?.width ?? 0) } }
      },
      Benchmark("figure", "\(name) as a sheet") {
        let sheet = scene.sheet(of: rendered(scene))
        return { (try? sheet.picture().bitmap(scale: 2).width) ?? 0 }
      },
      Benchmark("figure", "\(name), from views to files") {
        {
          rendered(scene).compactMap(bitmap).reduce(0) {
            $0 + ((try? PNG.encode($1))?.count ?? 0)
          }
        }
      },
    ]
  }

  /// Lays a scene out; the benchmarks run on the main thread.
  private static func rendered(_ scene: Scene) -> [RenderedFigure] {
    MainActor.assumeIsolated { scene.rendered() }
  }

  private static func bitmap(of figure: RenderedFigure) -> Bitmap? {
    try? figure.picture().bitmap(scale: figure.device.scale)
  }
}
