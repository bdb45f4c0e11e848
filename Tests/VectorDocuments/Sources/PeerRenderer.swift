import Foundation
import RasterCore
import RasterPNG

/// Another renderer, whose pictures ours are compared with.
struct PeerRenderer {
  /// The number of pixels per point at which documents are judged.
  let scale: Double
  /// The program's path; nil if it is not installed.
  let program: String?
  private let isPDF: Bool
  /// The folder that keeps pictures; nil for a temporary one.
  private let folder: String

  /// The renderer of PDF or of SVG files.
  init(isPDF: Bool, scale: Double, folder: String?) {
    (self.isPDF, self.scale) = (isPDF, scale)
    self.folder = folder ?? NSTemporaryDirectory() + "vector-documents-\(scale)"
    try? FileManager.default.createDirectory(
      atPath: self.folder, withIntermediateDirectories: true)
    let name = isPDF ? "pdftocairo" : "rsvg-convert"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    program = path.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns the other renderer's picture of a document; nil if it draws none.
  func picture(of path: String, in documents: String) -> Bitmap? {
    let name = path.replacing("/", with: "_").suffix(200)
    let file = "\(folder)/\(name)"
    if !FileManager.default.fileExists(atPath: file + ".png") { draw("\(documents)/\(path)", file) }
    guard let data = FileManager.default.contents(atPath: file + ".png"), !data.isEmpty else {
      return nil
    }
    return try? PNG.read(data, name: file).bitmap
  }

  private func draw(_ document: String, _ file: String) {
    guard let program else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      isPDF
      ? ["-png", "-r", "\(Int(72 * scale))", "-transp", "-singlefile", document, file]
      : ["--zoom", "\(scale)", "-o", file + ".png", document]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }
}
