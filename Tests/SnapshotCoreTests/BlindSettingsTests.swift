import SnapshotCore
import Testing

/// Settings that would let everything pass.
@Suite struct BlindSettingsTests {
  private func message(
    _ tolerance: PictureTolerance = .exact, _ policy: ClassPolicy = .init()
  ) throws -> String? {
    let fixture = try SnapshotFixture()
    try fixture.record(.small("#."))
    do throws(SnapshotError) {
      _ = try fixture.verifier().verify(
        .small("#."), as: .picture(tolerance: tolerance, policy: policy), named: fixture.name,
        owner: "test")
      return nil
    } catch {
      return error.description.split(separator: "\n").last.map(String.init)
    }
  }

  @Test func `a policy that ignores everything is an error`() throws {
    var policy = ClassPolicy(
      layout: .ignore, paint: .ignore, text: .ignore, fonts: .ignore, metadata: .ignore)
    #expect(
      try message(.exact, policy)
        == "  the policy ignores every class of change: nothing would be verified")
    policy.paint = .warn
    #expect(try message(.exact, policy) == nil)
  }

  @Test(arguments: [
    (PictureTolerance(maxChannelDelta: 255), "maxChannelDelta"),
    (PictureTolerance(maxDifferingRatio: 1, maxClusterInWindow: .unlimited), "maxDifferingRatio"),
    (PictureTolerance(perceptual: .init(threshold: 1)), "perceptual.threshold"),
  ])
  func `a tolerance that lets every picture pass is an error`(
    _ tolerance: PictureTolerance, _ name: String
  ) throws {
    #expect(
      try message(tolerance) == "  \(name) lets every picture pass: nothing would be verified")
  }

  @Test func `a ratio of all is no error where a cluster is refused`() throws {
    #expect(try message(PictureTolerance(maxDifferingRatio: 1)) == nil)
  }
}
