import Foundation
import RasterCore
import RasterPNG

/// Runs the benchmarks that are asked for, one after the other, and prints what they took.
@main
enum Main {
  static func main() {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(Options.usage.utf8))
      exit(2)
    }
    do {
      try run(options)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws {
    let scene = try options.scene.map(ReferenceScene.init(folder:))
    if let scene, let picture = options.picture {
      try PNG.write(
        scene.drawing().rasterized(width: scene.width, height: scene.height), to: picture)
    }
    let wanted = Benchmark.all(scene: scene).filter {
      (options.stages.isEmpty || options.stages.contains($0.stage))
        && (options.part.isEmpty || $0.name.contains(options.part))
    }
    let measurements = try wanted.map { try Measurement(of: $0, runs: options.runs) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
  }
}
