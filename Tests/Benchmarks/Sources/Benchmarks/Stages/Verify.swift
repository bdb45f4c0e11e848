import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

extension Benchmark {
  /// A golden that agrees, verified, beside decoding its file alone.
  static let verify = [
    Benchmark("verify", "decoding alone") {
      let data = try GoldenFile.encode(picture, name: "golden")
      return { (try? PNG.read(data, name: "golden"))?.bitmap.width ?? 0 }
    },
    Benchmark("verify", "by its stamp") { try verifying(.fast) },
    Benchmark("verify", "decoded, stamp checked, compared") { try verifying(.deep) },
    Benchmark("verify", "digest of a frame") {
      let bitmap = picture.bitmap
      return { Digest(bitmap).hashValue }
    },
    Benchmark("verify", "recorded") {
      { (try? GoldenFile.encode(picture, name: "golden"))?.count ?? 0 }
    },
  ]

  /// A frame with the layout of a hundred cells.
  private static let picture = LayoutPicture(
    Frame.interface, scale: Double(Frame.scale), panes: [layout],
    fingerprints: Fingerprints(rasteriser: "1"))

  private static let layout = RecordedLayout(
    device: "iPhone 7 Plus", orientation: .portrait, scale: 3,
    layout: LayoutRecord(
      scrollAxis: .vertical, contentSize: CGSize(width: 414, height: 736),
      viewport: CGRect(x: 0, y: 0, width: 414, height: 736),
      elements: (0..<100).map { item in
        let frame = CGRect(x: item % 10 * 41, y: item / 10 * 73, width: 40, height: 70)
        return LayoutRecord.Element(indexPath: .init(0, item), frame: frame, line: item / 10)
      }))

  private static func verifying(_ depth: VerificationLevel) throws -> () -> Int {
    let data = try GoldenFile.encode(picture, name: "golden")
    let format = SnapshotFormat<LayoutPicture>.picture()
    return {
      if case .same = format.examine(data, picture, depth) { return 1 }
      return 0
    }
  }
}
