import Foundation
import RasterCore
import VectorImages

/// The judge of single documents.
struct DocumentJudge: Sendable {
  let folder: String
  let levels: [String: String]
  let pdf: PeerRenderer
  let svg: PeerRenderer

  /// Draws a document and compares it.
  func judge(_ path: String, keepsPictures: Bool) -> DocumentResult {
    var result = DocumentResult(path: path, level: levels[path] ?? plain(path))
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
      result.failure = "no such file"
      return result
    }
    let start = ContinuousClock.now
    guard let ours = draw(data, &result) else { return result }
    let time = (ContinuousClock.now - start).components
    result.milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    let peer = result.isPDF ? pdf : svg
    guard let other = peer.picture(of: path, in: folder) else { return result }
    let difference = InkDifference(ours, other)
    (result.difference, result.missing) = (difference.mean, difference.missing)
    if keepsPictures { result.pictures = [ours, other] }
    return result
  }

  private func plain(_ path: String) -> String {
    path.lowercased().hasSuffix(".pdf") ? "P0 plain" : "S0 plain"
  }

  private func draw(_ data: Data, _ result: inout DocumentResult) -> Bitmap? {
    do {
      let name = URL(fileURLWithPath: result.path).lastPathComponent
      let image = try VectorImage(data, name: name)
      result.omissions = image.omissions
      let scale = CGFloat(svg.scale)
      let (width, height) = image.pixels(scale: scale)
      guard width * height < 100_000_000 else {
        result.failure = "too large"
        return nil
      }
      return image.drawing.rasterized(
        width: width, height: height, scale: scale, bands: 1)
    } catch {
      result.failure = error.problem
      return nil
    }
  }
}
