import CommandLineKit
import Foundation
import UIKit

/// An operand that is an image of an app: a PDF or SVG file, an image set, or an asset catalogue.
enum AssetOperand {
  case file(URL)
  case set(URL)
  case catalogue(URL)

  /// Recognises an operand by its ending; nil for other operands.
  init?(_ operand: String) {
    let url = URL(fileURLWithPath: operand)
    switch url.pathExtension.lowercased() {
    case "pdf", "svg": self = .file(url)
    case "imageset": self = .set(url)
    case "xcassets": self = .catalogue(url)
    default: return nil
    }
  }

  /// Recognises all operands of a command; nil if none is an image.
  ///
  /// - Throws: an error for an operand that is not an image, if another one is, or that does not
  ///   exist.
  static func all(of invocation: Invocation) throws -> [AssetOperand]? {
    let operands = invocation.operands.map { ($0, AssetOperand($0)) }
    guard operands.contains(where: { $0.1 != nil }) else { return nil }
    return try operands.map { text, operand in
      guard let operand else {
        throw UsageError.unexpectedOperand(text, command: "\(invocation.command.name) of images")
      }
      guard FileManager.default.fileExists(atPath: text) else {
        throw MissingAssetFile(path: text)
      }
      return operand
    }
  }

  /// Returns the picture or pictures of the operand: of a catalogue, those of all its image sets.
  func pictures(
    scale: CGFloat, isDark: Bool
  ) -> [(name: String, picture: Result<AssetPicture, AssetPicture.Failure>)] {
    switch self {
    case .file(let url):
      let name = url.deletingPathExtension().lastPathComponent
      return [
        (
          name,
          Result { () throws(AssetPicture.Failure) in
            try AssetPicture(file: url, scale: scale)
          }
        )
      ]
    case .set(let url):
      let name = url.deletingPathExtension().lastPathComponent
      return [(name, Self.picture(of: url, name, scale, isDark))]
    case .catalogue(let url):
      return CatalogueAsset.all(in: url).filter { $0.kind == "imageset" }.map {
        ($0.name, Self.picture(of: $0.folder, $0.name, scale, isDark))
      }
    }
  }

  private static func picture(
    of folder: URL, _ name: String, _ scale: CGFloat, _ isDark: Bool
  ) -> Result<AssetPicture, AssetPicture.Failure> {
    Result { () throws(AssetPicture.Failure) in
      try AssetPicture(set: folder, name: name, scale: scale, isDark: isDark)
    }
  }
}

/// The error thrown if an operand that is an image by its name does not exist.
struct MissingAssetFile: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) does not exist" }
}
