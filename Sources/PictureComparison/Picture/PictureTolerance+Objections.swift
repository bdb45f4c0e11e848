/// Settings under which no difference would be found: a verifier that verifies nothing is an error,
/// not a success.
extension PictureTolerance {
  /// The problems of a tolerance that allows every picture of a size; empty for any other.
  package var objections: [String] {
    let blind = [
      ("maxChannelDelta", maxChannelDelta == .max),
      ("perceptual.threshold", (perceptual?.threshold ?? 0) >= 1),
      ("maxDifferingRatio", maxDifferingRatio != nil && allowsAllPixels),
      ("maxClusterInWindow", maxDifferingRatio == nil && allowsAllPixels),
    ]
    return blind.filter(\.1).map { name, _ in
      "\(name) lets every picture pass: nothing would be verified"
    }
  }

  private var allowsAllPixels: Bool {
    allowsDifferingPixels && maxDifferingPixels ?? .max == .max && maxDifferingRatio ?? 1 >= 1
      && clusterLimit.isFull
  }
}

extension PictureTolerance.ClusterLimit {
  /// Whether all pixels of a window may differ.
  fileprivate var isFull: Bool {
    let (area, isBeyond) = side.multipliedReportingOverflow(by: side)
    return pixels == .max || (!isBeyond && pixels >= area)
  }
}
