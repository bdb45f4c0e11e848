/// Settings under which no difference would be found: a verifier that verifies nothing is an error,
/// not a success.
extension ClassPolicy {
  /// Returns the problems of a policy that ignores everything that can be seen; empty for any
  /// other.
  ///
  /// - Parameter seen: the classes that a change of what is compared can have, apart from metadata.
  /// - Returns: at most one line.
  package func objections(about seen: [ChangeClass] = [.layout, .paint, .text, .fonts]) -> [String]
  {
    seen.contains { self[$0] != .ignore }
      ? [] : ["the policy ignores every class of change: nothing would be verified"]
  }
}

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
