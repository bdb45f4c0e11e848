import CommandLineKit
import Foundation
import LayoutStage
import RasterPNG
import UIKit

extension Option {
  static let assetScale = Option(
    "scale", takes: .number(1...8), "for images, pixels per point, 1 to 8; 2 unless given")
}

/// The `render` command for images of an app: draws each as a PNG file with the image's name.
struct AssetRendering {
  private let operands: [AssetOperand]
  private let output: OutputFolder
  private let scale: CGFloat
  private let isDark: Bool
  private let hasHighContrast: Bool

  /// Reads the operands and options; nil if no operand is an image.
  init?(_ invocation: Invocation) throws {
    guard let operands = try AssetOperand.all(of: invocation) else { return nil }
    let arguments = invocation.arguments
    for option in [Option.device, .orientation, .variant, .overlay, .sheet, .format]
    where arguments.has(option) {
      throw UsageError.inapplicableOption(option, command: "images")
    }
    self.operands = operands
    output = OutputFolder(path: try arguments.path(of: .output) ?? ".")
    scale = CGFloat(try arguments.number(of: .assetScale) ?? 2)
    let choices = try Choices(arguments)
    isDark = choices.appearance == .dark
    hasHighContrast = choices.contrast == .high
  }

  /// Draws all images, and prints the paths of the written files and notes about parts that are not
  /// drawn.
  ///
  /// The status is `different` if an image cannot be drawn at all.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    let pictures = operands.flatMap {
      $0.pictures(scale: scale, isDark: isDark, hasHighContrast: hasHighContrast)
    }
    var status = ExitStatus.good
    var written: Set<String> = []
    for (name, picture) in pictures {
      switch picture {
      case .success(let picture):
        let path = output.path(to: "\(name).png")
        guard written.insert(path.lowercased()).inserted else {
          throw OutputError.claimedTwice(path)
        }
        try write(picture, at: path, named: name)
        console.print(path)
        for note in picture.notes { console.note("\(path): note: \(note)") }
      case .failure(let failure):
        console.note("\(failure)")
        status = .different
      }
    }
    return status
  }

  private func write(_ picture: AssetPicture, at path: String, named name: String) throws {
    try output.makeFolders(for: name)
    try output.checkIsNoLink(path)
    try PNG.write(picture.bitmap, to: URL(fileURLWithPath: path), scale: picture.scale)
  }
}
