import Foundation
import SnapshotCore

extension Arguments {
  /// How much pictures may differ; nothing unless options say so.
  func tolerance() throws(UsageError) -> PictureTolerance {
    PictureTolerance(
      maxChannelDelta: UInt8(try number(of: .maxChannelDelta, upTo: 255) ?? 0),
      maxDifferingPixels: try number(of: .maxDifferingPixels, upTo: 1 << 40).map { Int($0) },
      maxDifferingRatio: try share(of: .maxDifferingRatio),
      maxClusterInWindow: try cluster(),
      perceptual: try share(of: .perceptual).map { PerceptualMetric(threshold: $0) },
      masks: try masks())
  }

  private func cluster() throws(UsageError) -> PictureTolerance.ClusterLimit? {
    let option = Option.maxClusterInWindow
    guard let word = value(of: option) else { return nil }
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let pixels = numbers[1], side > 0,
      side <= 1 << 20, pixels >= 0
    else {
      throw .unknownValue(
        word, option, choices: ["the window's side in pixels and a number, as in 16,8"],
        suggestion: nil)
    }
    return .init(pixels, side: side)
  }

  private func masks() throws(UsageError) -> [Mask] {
    var masks: [Mask] = []
    for word in wholeValues(of: .mask) { masks.append(try Self.rectangle(word)) }
    for word in wholeValues(of: .maskElement) { masks.append(try Self.element(word)) }
    return masks
  }

  private static func rectangle(_ word: String) throws(UsageError) -> Mask {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 4, word.count(where: { $0 == "," }) == 3, numbers[2] > 0, numbers[3] > 0
    else {
      throw .unknownValue(
        word, .mask, choices: ["left, top, width and height in points, as in 0,20,320,44"],
        suggestion: nil)
    }
    return .rectangle(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// `cell[0,3]`, or `cell` for all of them; kinds may have any name.
  private static func element(_ word: String) throws(UsageError) -> Mask {
    guard let match = word.wholeMatch(of: #/([^\[\]]+)(?:\[(\d{1,9}),\s*(\d{1,9})\])?/#) else {
      throw .unknownValue(
        word, .maskElement, choices: ["an element, as in cell[0,3]", "a kind, as in header"],
        suggestion: nil)
    }
    let kind = GoldenLayout.Kind(rawValue: String(match.1))
    guard let section = match.2.flatMap({ Int($0) }), let item = match.3.flatMap({ Int($0) })
    else { return .kind(kind) }
    return .element(kind, .init(section, item))
  }
}
