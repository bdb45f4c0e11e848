import DocumentationFigures
import Examples
import FigureSnapshots
import Foundation
import LayoutStage
import RasterCore
import SnapshotCore

extension Benchmark {
  /// The gallery laid out and compared with its goldens, beside drawing alone.
  static let suite = [
    Benchmark("suite", "every picture laid out and rasterised") {
      { pictures().reduce(0) { $0 + ((try? $1.bitmap().width) ?? 0) } }
    },
    Benchmark("suite", "every golden verified by its stamp") { verifying(.fast) },
    Benchmark("suite", "every golden verified, decoded") { verifying(.deep) },
  ]

  /// Verifies the gallery; ends the program at a difference, whose time would be another.
  private static func verifying(_ depth: VerificationLevel) -> () -> Int {
    {
      let verifier = Verifier(
        store: goldens, mode: .never, depth: depth, ledger: RunLedger(base: package))
      let pictures = pictures()
      for picture in pictures {
        guard let name = try? GoldenName(path: picture.fileName),
          case .same = try? verifier.verify(picture, as: .image, named: name, owner: "suite")
        else { preconditionFailure("\(picture.fileName) is not as its golden") }
      }
      return pictures.count
    }
  }

  /// Lays every figure out; the benchmarks run on the main thread.
  private static func pictures() -> [NamedPicture] {
    MainActor.assumeIsolated {
      Gallery.figures.flatMap { (try? $0.pictures()) ?? [] }
        + DocumentationFigure.all.flatMap { (try? $0.pictures()) ?? [] }
    }
  }

  private static let package = (1...6).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }
  private static let goldens = GoldenStore(root: package.appendingPathComponent("Snapshots"))
}
