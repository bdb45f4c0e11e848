/// Settings under which no difference would be found: a verifier that verifies nothing is an error, not a success.
extension ClassPolicy {
  /// What is wrong with a policy that is silent about everything; empty for any other.
  var objections: [String] {
    ChangeClass.allCases.contains { self[$0] != .ignore }
      ? [] : ["the policy ignores every class of change: nothing would be verified"]
  }
}

extension PictureTolerance {
  /// What is wrong with a tolerance that lets every picture of a size pass; empty for any other.
  package var objections: [String] {
    let blind = [
      ("maxChannelDelta", maxChannelDelta == .max),
      ("perceptual.threshold", (perceptual?.threshold ?? 0) >= 1),
      (
        "maxDifferingRatio",
        (maxDifferingRatio ?? 0) >= 1 && maxDifferingPixels == nil && clusterLimit == .unlimited
      ),
    ]
    return blind.filter(\.1).map { name, _ in
      "\(name) lets every picture pass: nothing would be verified"
    }
  }
}
