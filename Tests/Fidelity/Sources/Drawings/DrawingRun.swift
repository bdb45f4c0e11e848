import Foundation
import LayoutStage
import Measures
import UIKit

/// One run of a project's tests on one device.
@MainActor final class DrawingRun {
  let request: DrawingRequest
  private let results: FileHandle
  private var sheets: SheetWriter?

  /// Reads the request that the environment names.
  init() throws(DrawingError) {
    let path = ProcessInfo.processInfo.environment[DrawingRequest.variable] ?? ""
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .noRequest(path)
    }
    do {
      request = try JSONDecoder().decode(DrawingRequest.self, from: data)
    } catch {
      throw .unreadableRequest(path, "\(error)")
    }
    guard let handle = FileHandle(forWritingAtPath: request.results) else {
      throw .unwritable(request.results)
    }
    _ = handle.seekToEndOfFile()
    results = handle
    sheets = request.sheets.map { SheetWriter(folder: $0, title: request.title) }
  }

  /// The simulated device with its version of iOS.
  func device() throws(DrawingError) -> DeviceConfiguration {
    guard let device = Device.named(request.device) else { throw .unknownDevice(request.device) }
    let system = SystemGeneration.allCases.last { $0.rawValue <= request.system }
    return device.configuration.system(system ?? .latest)
      .appearance(request.isDark ? .dark : .light)
  }

  func take(_ image: UIImage, recordedAt file: URL) {
    let name = name(of: file)
    if !request.host.contain(name) { return }
    if let only = request.only, !name.contains(only) { return }
    keep(image, in: request.drawings, name: name)
    write(result(of: image, name: name))
  }

  /// Writes a picture if the request has a folder for its kind.
  private func keep(_ image: UIImage?, in folder: String?, name: String) {
    guard let folder, let image else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? image.pngData()?.write(to: file)
  }

  /// Returns the path of a recorded picture inside its project.
  private func name(of file: URL) -> String {
    for folder in [request.sources, request.checkout] where file.path.hasPrefix(folder + "/") {
      return String(file.path.dropFirst(folder.count + 1))
    }
    return file.path
  }

  private func result(of image: UIImage, name: String) -> PictureResult {
    let scale = max(1, Int(image.scale))
    let recorded = URL(fileURLWithPath: request.checkout).appendingPathComponent(name)
    guard let data = try? Data(contentsOf: recorded) else {
      return PictureResult(picture: name, scale: scale, failure: "no recorded picture")
    }
    guard let real = UIImage(data: data, scale: image.scale), let pixels = real.pixels else {
      return PictureResult(picture: name, scale: scale, failure: "no PNG: \(data.count) bytes")
    }
    guard let drawn = image.pixels else {
      return PictureResult(picture: name, scale: scale, failure: "nothing was drawn")
    }
    let isLarge = request.largeText.contains { name.contains($0) }
    let limits = AreaLimits(scale: scale, isLarge: isLarge)
    let comparison = Comparison(pixels, drawn, limits: limits)
    if request.outlines != nil, comparison.hasSameSize {
      let parts = PictureParts(of: pixels, limits: limits)
      keep(OutlinePair.image(of: image, real: parts), in: request.outlines, name: name)
    }
    if !comparison.isIdentical { sheets?.add(Pair(name: name, real: real, ours: image)) }
    return PictureResult(picture: name, scale: scale, comparison: comparison)
  }

  private func write(_ result: PictureResult) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(result) else { return }
    line.append(UInt8(ascii: "\n"))
    results.write(line)
  }

  /// Writes the contact sheet that is not full yet.
  func finish() { sheets?.finish() }
}
