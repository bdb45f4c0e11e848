import RasterCore

extension PictureDifference {
  /// How much differs: counted, and as a share that is never rounded to one that could be read as none.
  public var headline: String {
    let count =
      "\(differingPixels) of \(Counted.text(width * height, "pixel")) "
      + (differingPixels == 1 ? "differs" : "differ")
    let share = "(ratio \(Ratio.text(differingRatio)), by up to \(greatestDelta) of 255)"
    let place = regions.count == 1 ? "in one region" : "in \(regions.count) regions"
    return differingPixels == 0 ? "no pixel differs" : "\(count) \(share) \(place)"
  }

  /// The sizes where they differ, each broken limit with its name, and the largest regions.
  public var details: [String] {
    brokenLimits.compactMap(text) + allowances + regions.largest(5)
  }

  /// The broken limits of how many pixels may differ, each with its name.
  var limitsOfNumber: [String] { brokenLimits.filter { $0 != .size }.compactMap(text) }

  /// The two sizes.
  var sizeText: String {
    "the golden is \(golden.width)×\(golden.height) pixels, "
      + "this is \(actual.width)×\(actual.height)"
  }

  private func text(_ limit: BrokenLimit) -> String? {
    switch limit {
    case .size: sizeText
    case .maxDifferingPixels(0): nil
    case .maxDifferingPixels(let limit):
      "maxDifferingPixels allows \(limit), \(differingPixels) differ"
    case .maxDifferingRatio(let limit):
      "maxDifferingRatio allows \(ExactDouble.text(limit)), it is "
        + Ratio.text(differingRatio)
    case .maxClusterInWindow(let limit, let pixels, let window):
      "maxClusterInWindow allows \(limit.pixels) pixels in any \(limit.side)×\(limit.side) "
        + "window, \(pixels) differ in the one at \(window.x),\(window.y)"
    }
  }

  /// What the tolerance let pass, so that nobody has to guess.
  package var allowances: [String] {
    let passed = isWithinTolerance && differingPixels > 0 ? ["\(headline), as is allowed"] : []
    let antialiased = antialiasedPixels > 0 ? ", \(antialiasedPixels) as soft edges" : ""
    let tolerated =
      toleratedPixels > 0
      ? ["\(Counted.text(toleratedPixels, "unequal pixel")) within tolerance\(antialiased)"] : []
    let masked = maskedPixels
    return passed + tolerated + (masked > 0 ? ["\(Counted.text(masked, "masked pixel"))"] : [])
  }
}

/// Shares in messages.
enum Ratio {
  /// Returns a share with four digits that count, rounded up: as a limit it lets the share pass.
  static func text(_ ratio: Double) -> String {
    var scale = 1.0
    while ratio > 0 && ratio * scale < 1000 { scale *= 10 }
    let nearest = (ratio * scale).rounded() / scale
    return ExactDouble.text(nearest >= ratio ? nearest : (ratio * scale).rounded(.up) / scale)
  }
}

extension [PictureDifference.Region] {
  /// The largest regions, a line each, and how many there are besides.
  func largest(_ limit: Int) -> [String] {
    let largest = sorted { $0.differingPixels > $1.differingPixels }
    let named = largest.prefix(limit).map {
      "\($0.bounds): \(Counted.text($0.differingPixels, "pixel"))"
    }
    let rest = count - named.count
    return named + (rest > 0 ? ["and \(Counted.text(rest, "smaller region"))"] : [])
  }
}
