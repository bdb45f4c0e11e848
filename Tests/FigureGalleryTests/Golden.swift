import Foundation
import RasterCore
import RasterPNG

/// A picture in `Snapshots/` that a figure must look like, pixel for pixel.
struct Golden {
  /// The path below `Snapshots/`.
  var name: String

  /// The folder of all goldens.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  private static let environment = ProcessInfo.processInfo.environment

  /// Whether goldens are written instead of compared: asked for by hand, never on CI.
  static let isRecording = environment["QUARTERTURN_RECORD"] == "1" && environment["CI"] == nil

  /// Where pictures that differ are written to.
  private static let artifacts =
    environment["SNAPSHOT_ARTIFACTS"].map(URL.init(fileURLWithPath:))
    ?? FileManager.default.temporaryDirectory.appendingPathComponent("quarterturn-snapshots")

  private var file: URL { Self.folder.appendingPathComponent(name) }

  /// Compares a picture, or writes it when recording; answers what is wrong, or nil.
  func check(_ actual: Bitmap, scale: CGFloat) throws -> String? {
    if Self.isRecording { return try record(actual, scale: scale) }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let path = try write(actual, as: "actual")
      return "There is no golden \(name). What it would be:\n\(path)\n\(Self.advice)"
    }
    let expected = try PNG.read(file).bitmap
    return expected == actual ? nil : try tell(expected, actual)
  }

  private static let advice = "Look at it, then record it with QUARTERTURN_RECORD=1."

  private func record(_ actual: Bitmap, scale: CGFloat) throws -> String? {
    let isSame = (try? PNG.read(file).bitmap) == actual
    if !isSame {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PNG.write(actual, to: file, scale: scale)
    }
    return nil
  }

  /// Writes all three pictures beside each other and names them.
  private func tell(_ expected: Bitmap, _ actual: Bitmap) throws -> String {
    let difference = PixelDifference(expected, actual)
    let paths = [
      try write(expected, as: "expected"), try write(actual, as: "actual"),
      try write(difference.bitmap, as: "difference"),
    ]
    return "\(name) differs: \(difference)\n\(paths.joined(separator: "\n"))\n\(Self.advice)"
  }

  private func write(_ bitmap: Bitmap, as role: String) throws -> String {
    let path = name.replacingOccurrences(of: ".png", with: ".\(role).png")
    let file = Self.artifacts.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNG.write(bitmap, to: file)
    return file.path
  }
}
