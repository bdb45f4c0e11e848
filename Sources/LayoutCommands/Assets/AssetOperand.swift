import CommandLineKit
import Foundation
import UIKit

/// An operand that is an image of an app: a PDF or SVG file, an image set, a symbol set, or an
/// asset catalogue.
enum AssetOperand {
  case file(URL)
  case set(URL)
  case symbol(URL)
  case catalogue(URL)

  /// Recognises an operand by its file name extension; nil for other operands.
  init?(_ operand: String) {
    let url = URL(fileURLWithPath: operand)
    switch url.pathExtension.lowercased() {
    case "pdf", "svg": self = .file(url)
    case "imageset": self = .set(url)
    case "symbolset": self = .symbol(url)
    case "xcassets": self = .catalogue(url)
    default: return nil
    }
  }

  /// Recognises all operands of a command; nil if none is an image.
  ///
  /// - Throws: an error if only some of the operands are images, or if one of them does not exist.
  static func all(of invocation: Invocation) throws -> [AssetOperand]? {
    let operands = invocation.operands.map { ($0, AssetOperand($0)) }
    guard operands.contains(where: { $0.1 != nil }) else { return nil }
    return try operands.map { text, operand in
      guard let operand else {
        throw UsageError.otherOperand(
          text, than: "an image", command: invocation.command.name)
      }
      guard FileManager.default.fileExists(atPath: text) else {
        throw MissingAssetFile(path: text)
      }
      return operand
    }
  }

  /// Returns the picture or pictures of the operand: of a catalogue, those of all its image sets
  /// and symbol sets.
  func pictures(
    scale: CGFloat, isDark: Bool, hasHighContrast: Bool = false
  ) -> [(name: String, picture: Drawing)] {
    func set(_ folder: URL, _ name: String) -> Drawing {
      Result { () throws(AssetPicture.Failure) in
        try AssetPicture(
          set: folder, name: name, scale: scale, isDark: isDark, hasHighContrast: hasHighContrast)
      }
    }
    func symbol(_ folder: URL, _ name: String) -> Drawing {
      Result { () throws(AssetPicture.Failure) in
        try AssetPicture(symbol: folder, name: name, pointSize: Self.symbolSize, scale: scale)
      }
    }
    switch self {
    case .file(let url):
      let picture = Result { () throws(AssetPicture.Failure) in
        try AssetPicture(file: url, scale: scale)
      }
      return [(url.nameWithoutEnding, picture)]
    case .set(let url): return [(url.nameWithoutEnding, set(url, url.nameWithoutEnding))]
    case .symbol(let url): return [(url.nameWithoutEnding, symbol(url, url.nameWithoutEnding))]
    case .catalogue(let url):
      return CatalogueAsset.all(in: url).compactMap { asset in
        switch asset.kind {
        case "imageset": (asset.name, set(asset.folder, asset.name))
        case "symbolset": (asset.name, symbol(asset.folder, asset.name))
        default: nil
        }
      }
    }
  }

  typealias Drawing = Result<AssetPicture, AssetPicture.Failure>

  /// The point size for which symbols are drawn, which is also that of `UIImage(named:)`.
  private static let symbolSize: CGFloat = 17
}

extension URL {
  fileprivate var nameWithoutEnding: String { deletingPathExtension().lastPathComponent }
}

/// The error thrown if an operand has the name of an image, but does not exist.
struct MissingAssetFile: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) does not exist" }
}
