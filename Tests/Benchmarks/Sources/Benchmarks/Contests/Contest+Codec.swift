import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

extension Contest {
  /// Pictures encoded as PNG files and decoded again, beside libpng.
  static var codec: [Contest] {
    let size = ["\(Frame.width)", "\(Frame.height)"]
    return [
      encoding(
        "an interface", Frame.interface, ["encode", "none"] + size, "libpng, level 1, no filter",
        share: 0.2, bytes: 1.15),
      encoding(
        "a photograph", Frame.photograph, ["encode", "up"] + size, "libpng, level 1, Up",
        share: 0.4, bytes: nil),
      decoding("an interface, written by libpng at level 6", share: 0.4) {
        try ForeignPicture.written(Frame.interface, "foreign", level: 6)
      },
      decoding("a golden of an interface", share: 0.2) {
        let picture = LayoutPicture(
          Frame.interface, scale: Double(Frame.scale), fingerprints: Fingerprints(rasteriser: "1"))
        let file = Checkout.scratch("golden.png")
        try GoldenFile.encode(picture, name: "golden").write(to: file)
        return file
      },
    ]
  }

  private static func encoding(
    _ name: String, _ bitmap: Bitmap, _ arguments: [String], _ peer: String, share: Double,
    bytes: Double?
  ) -> Contest {
    func peerArguments() throws -> [String] { arguments + [try ForeignPicture.raw(bitmap).path] }
    let (own, other) = ("bytes", "bytes of \(peer)")
    var rows = [Row(name: name, beside: [peer], limit: .share(share))]
    if let bytes {
      rows.append(
        Row(
          name: "\(name): its bytes", ours: own, beside: [other], limit: .share(bytes),
          unit: .bytes))
    }
    return Contest(
      stage: "a frame of \(Frame.width) × \(Frame.height) encoded",
      sides: [
        .ours { { try PNG.encode(bitmap).count } }, .peer(peer, "png_codec", peerArguments),
        Side(name: own) { { Double(try PNG.encode(bitmap).count) } },
        .result(of: other, "png_codec", peerArguments),
      ], rows: rows, burst: 5)
  }

  private static func decoding(
    _ name: String, share: Double, _ file: @escaping () throws -> URL
  ) -> Contest {
    Contest(
      stage: "a frame of \(Frame.width) × \(Frame.height) decoded",
      sides: [
        .ours {
          let data = try Data(contentsOf: file())
          return { try PNG.read(data, name: "benchmark").bitmap.width }
        },
        .peer("libpng", "png_codec") { ["decode", try file().path] },
      ],
      rows: [Row(name: name, beside: ["libpng"], limit: .share(share))], burst: 5)
  }
}
