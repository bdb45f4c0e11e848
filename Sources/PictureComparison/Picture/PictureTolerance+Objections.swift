/// A check for settings that accept every picture of the golden's size.
///
/// Such settings are an error, because a test that verifies nothing must not pass.
extension PictureTolerance {
  /// The settings that accept every picture of the golden's size, as messages; empty if there are
  /// none.
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
