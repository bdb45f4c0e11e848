import Foundation
import RasterCore
import RasterPNG
import TestSupport

@testable import UIKit

/// An asset catalogue in a folder of its own, since folders and files are read once.
@MainActor struct TestCatalogue {
  let folder: TemporaryFolder
  private let name = "Assets.xcassets"

  init() throws { folder = try TemporaryFolder() }

  /// Writes a text file of the catalogue.
  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Writes a file of the catalogue.
  func write(_ path: String, _ data: Data) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes an image set: each entry has a width, by which a test knows the file, and the keys of
  /// the catalogue after the file's name.
  func writeImages(
    _ set: String, _ entries: [(width: Int, keys: String)], properties: String = "{}"
  ) throws {
    let lines = try entries.map { entry -> String in
      try write("\(set).imageset/\(entry.width).png", Self.png(width: entry.width))
      let keys = entry.keys.isEmpty ? "" : ", \(entry.keys)"
      return "{\"filename\": \"\(entry.width).png\"\(keys)}"
    }
    try write(
      "\(set).imageset/Contents.json",
      "{\"images\": [\(lines.joined(separator: ", "))], \"properties\": \(properties)}")
  }

  /// Writes a set of one vector image from the text of its file.
  func writeVector(
    _ set: String, _ text: String, keys: String = "", properties: String = "{}"
  ) throws {
    try write("\(set).imageset/icon.svg", text)
    let keys = keys.isEmpty ? "" : ", \(keys)"
    try write(
      "\(set).imageset/Contents.json",
      "{\"images\": [{\"filename\": \"icon.svg\"\(keys)}], \"properties\": \(properties)}")
  }

  static func png(width: Int) throws -> Data {
    try PNG.encode(Bitmap(width: width, height: 1), scale: 1)
  }

  func url(_ path: String) -> URL { folder.file("\(name)/\(path)") }

  /// Calls a closure while names are searched in the folder of the catalogue.
  func searching<Value>(_ body: () throws -> Value) rethrows -> Value {
    let old = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = old }
    return try body()
  }

  /// Returns the width in pixels of the image with a name for traits.
  func width(_ name: String, _ traits: UITraitCollection? = nil) -> Int? {
    searching { UIImage(named: name, in: nil, compatibleWith: traits)?.cgImage?.width }
  }
}
