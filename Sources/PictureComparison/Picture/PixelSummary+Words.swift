import LayoutComparison
import LayoutCore
import RasterCore

extension PixelSummary {
  /// The maximum number of regions listed.
  private static let regionLimit = 5

  /// The number and the share of differing pixels, the greatest channel difference, and the number
  /// of regions.
  ///
  /// The share is never rounded down. If no pixel differs, the text says only that.
  package var headline: String {
    if differingPixels == 0 { return "no pixel differs" }
    let count =
      "\(differingPixels) of \(Counted.text(pixelCount, "pixel")) "
      + (differingPixels == 1 ? "differs" : "differ")
    let share = "(ratio \(Ratio.text(differingRatio)), by up to \(greatestDelta) of 255)"
    let place = regionCount == 1 ? "in one region" : "in \(regionCount) regions"
    return "\(count) \(share) \(place)"
  }

  /// The sizes if they differ, each exceeded limit with its name except for a limit of 0 pixels,
  /// the allowed pixels, the largest regions, and the number of the other regions.
  package var details: [String] {
    brokenLimits.compactMap(text) + allowances
      + PictureDifference.Region.lines(regions.prefix(Self.regionLimit), of: regionCount)
  }

  /// The exceeded limits on the number, share and density of differing pixels, each with its name;
  /// a limit of 0 pixels is left out.
  package var limitsOfNumber: [String] { brokenLimits.filter { $0 != .size }.compactMap(text) }

  /// The numbers of pixels that the tolerance and masks allowed, as messages.
  package var allowances: [String] {
    let passed = isWithinTolerance && differingPixels > 0 ? ["\(headline), which is allowed"] : []
    let antialiased = antialiasedPixels > 0 ? ", \(antialiasedPixels) as soft edges" : ""
    let tolerated =
      toleratedPixels > 0
      ? ["\(Counted.text(toleratedPixels, "unequal pixel")) within tolerance\(antialiased)"] : []
    return passed + tolerated
      + (maskedPixels > 0 ? ["\(Counted.text(maskedPixels, "masked pixel"))"] : [])
  }

  private func text(_ limit: PictureDifference.BrokenLimit) -> String? {
    switch limit {
    case .size: golden.text(becoming: actual)
    case .maxDifferingPixels(0): nil
    case .maxDifferingPixels(let limit):
      "maxDifferingPixels allows \(limit), \(differingPixels) differ"
    case .maxDifferingRatio(let limit):
      "maxDifferingRatio allows \(limit.shortest), it is "
        + Ratio.text(differingRatio)
    case .maxClusterInWindow(let limit, let pixels, let window):
      "maxClusterInWindow allows \(limit.pixels) pixels in any \(limit.side)×\(limit.side) "
        + "window, \(pixels) differ in the one at \(window.x),\(window.y)"
    }
  }
}

extension PixelSummary.Size {
  /// Returns the sizes of the golden and of the new picture as text.
  package func text(becoming actual: Self) -> String {
    "the golden is \(width)×\(height) pixels, this is \(actual.width)×\(actual.height)"
  }
}

extension RegionSummary {
  /// The number of differing pixels in regions that no change of the layout explains.
  package var headline: String {
    let place = count == 1 ? "one region" : "\(count) regions"
    return "\(Counted.text(differingPixels, "pixel")) in \(place) "
      + "differ\(differingPixels == 1 ? "s" : "") where the layout did not change"
  }

  /// The largest regions, one line each, and the number of the other regions.
  package var details: [String] { PictureDifference.Region.lines(largest[...], of: count) }
}

extension PictureDifference.Region {
  fileprivate static func lines(_ regions: ArraySlice<Self>, of count: Int) -> [String] {
    let rest = count &- regions.count
    return regions.map { region in
      let owner = region.owner.map { " in \($0)" } ?? ""
      return "\(region.bounds): \(Counted.text(region.differingPixels, "pixel"))\(owner)"
    }
      + (rest > 0 ? ["and \(Counted.text(rest, "smaller region"))"] : [])
  }
}

/// The formatting of shares for messages.
enum Ratio {
  /// Returns a share with at most four significant digits.
  ///
  /// The share is never rounded down, so that the printed share can be used as a limit.
  static func text(_ ratio: Double) -> String {
    var scale = 1.0
    // The share is scaled until it has four digits before the decimal point. For a share of 0 the
    // loop would never end.
    while ratio > 0 && ratio * scale < 1000 { scale *= 10 }
    let nearest = (ratio * scale).rounded() / scale
    return (nearest >= ratio ? nearest : (ratio * scale).rounded(.up) / scale).shortest
  }
}
