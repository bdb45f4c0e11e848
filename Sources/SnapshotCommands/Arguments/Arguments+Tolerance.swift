import CommandLineKit
import Foundation
import LayoutCore
import PictureComparison
import SnapshotCore

extension Option {
  static let maxChannelDelta = Option(
    "max-channel-delta", takes: .number(0...255),
    "pixels are the same if no channel differs by more than this, 0 to 255")
  static let maxDifferingPixels = Option(
    "max-differing-pixels", takes: "N", "the maximum number of pixels that may differ")
  static let maxDifferingRatio = Option(
    "max-differing-ratio", takes: "0…1", "the maximum share of pixels that may differ")
  static let maxClusterInWindow = Option(
    "max-cluster-in-window", takes: "SIDE,N",
    "the maximum number of pixels that may differ in any window of this side")
  static let perceptual = Option(
    "perceptual", takes: "0…1",
    "treat lookalike colours as equal: pixelmatch's threshold, usually 0.1")
  static let countSoftEdges = Option(
    "count-soft-edges", "with --perceptual: pixels of soft edges differ too, as odiff counts")
  static let backdrop = Option(
    "backdrop", takes: "NAME",
    "with --perceptual: the backdrop of translucent pixels, patterned or white"
  )
  static let mask = Option(
    "mask", takes: .several("X,Y,WIDTH,HEIGHT"),
    "do not compare this rectangle, in points; may be given more than once")
  static let maskElement = Option(
    "mask-element", takes: .several("ELEMENT"),
    "do not compare an element, as in cell[0,3], or all of a kind, as in header")

  /// All options that define a tolerance.
  static let tolerances = [
    maxChannelDelta, maxDifferingPixels, maxDifferingRatio, maxClusterInWindow, perceptual,
    countSoftEdges, backdrop, mask, maskElement,
  ]
}

extension Arguments {
  /// Returns the tolerance given by the options.
  ///
  /// The default allows no difference.
  func tolerance() throws(UsageError) -> PictureTolerance {
    PictureTolerance(
      maxChannelDelta: UInt8(try number(of: .maxChannelDelta) ?? 0),
      maxDifferingPixels: try number(of: .maxDifferingPixels, upTo: 1 << 40).map { Int($0) },
      maxDifferingRatio: try share(of: .maxDifferingRatio),
      maxClusterInWindow: try cluster(),
      perceptual: try metric(),
      masks: try masks())
  }

  private func metric() throws(UsageError) -> PerceptualMetric? {
    guard let threshold = try share(of: .perceptual) else {
      if has(.countSoftEdges) { throw .missingCompanion(.countSoftEdges, needs: .perceptual) }
      if has(.backdrop) { throw .missingCompanion(.backdrop, needs: .perceptual) }
      return nil
    }
    return PerceptualMetric(
      threshold: threshold, countsAntialiasing: has(.countSoftEdges), backdrop: try backdrop())
  }

  private func backdrop() throws(UsageError) -> PerceptualMetric.Backdrop {
    guard let text = value(of: .backdrop) else { return .patterned }
    if let backdrop = PerceptualMetric.Backdrop(rawValue: text) { return backdrop }
    throw .unknownValue(text, .backdrop, choices: ["patterned", "white"], suggestion: nil)
  }

  private func cluster() throws(UsageError) -> PictureTolerance.ClusterLimit? {
    let option = Option.maxClusterInWindow
    guard let text = value(of: option) else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let pixels = numbers[1], side > 0,
      side <= 1 << 20, pixels >= 0
    else {
      throw .unknownValue(
        text, option, choices: ["the window's side in pixels and a number, as in 16,8"],
        suggestion: nil)
    }
    return .init(pixels, side: side)
  }

  private func masks() throws(UsageError) -> [Mask] {
    var masks: [Mask] = []
    for text in wholeValues(of: .mask) { masks.append(try Self.rectangle(text)) }
    for text in wholeValues(of: .maskElement) { masks.append(try Self.element(text)) }
    return masks
  }

  private static func rectangle(_ text: String) throws(UsageError) -> Mask {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 4, text.count(where: { $0 == "," }) == 3, numbers[2] > 0, numbers[3] > 0
    else {
      throw .unknownValue(
        text, .mask, choices: ["left, top, width and height in points, as in 0,20,320,44"],
        suggestion: nil)
    }
    return .rectangle(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Parses an element such as `cell[0,3]`, or a kind such as `cell`, which means all its elements.
  ///
  /// Any name is a valid kind.
  private static func element(_ text: String) throws(UsageError) -> Mask {
    guard let match = text.wholeMatch(of: #/([^\[\]]+)(?:\[(\d{1,9}),\s*(\d{1,9})\])?/#) else {
      throw .unknownValue(
        text, .maskElement, choices: ["an element, as in cell[0,3]", "a kind, as in header"],
        suggestion: nil)
    }
    let kind = LayoutRecord.Kind(rawValue: String(match.1))
    guard let section = match.2.flatMap({ Int($0) }), let item = match.3.flatMap({ Int($0) })
    else { return .kind(kind) }
    return .element(kind, .init(section, item))
  }
}
