import LayoutComparison
import PictureComparison
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

  @Test(arguments: ClassPolicy.Reaction.allCases)
  func `a policy that ignores everything that is seen is an error`(
    _ metadata: ClassPolicy.Reaction
  ) throws {
    var policy = ClassPolicy(
      layout: .ignore, paint: .ignore, text: .ignore, fonts: .ignore, metadata: metadata)
    #expect(
      try message(.exact, policy)
        == "  the policy ignores every class of change: nothing would be verified")
    policy.paint = .warn
    #expect(try message(.exact, policy) == nil)
  }

  @Test func `a policy that ignores what a text tells is an error`() throws {
    let fixture = try SnapshotFixture()
    let name = try GoldenName(path: "a.txt")
    let snapshot = Snapshot<String, String>.lines(
      policy: ClassPolicy(layout: .ignore), telling: .layout)
    #expect(throws: SnapshotError.self) {
      try fixture.verifier(.all).verify("text", as: snapshot, named: name, owner: "test")
    }
  }

  @Test(arguments: [
    (PictureTolerance(maxClusterInWindow: .unlimited), "maxClusterInWindow"),
    (PictureTolerance(maxClusterInWindow: .init(256)), "maxClusterInWindow"),
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

  @Test func `a window in which almost all pixels may differ is no error`() throws {
    #expect(try message(PictureTolerance(maxClusterInWindow: .init(255))) == nil)
    #expect(
      try message(PictureTolerance(maxClusterInWindow: .init(9, side: .max))) == nil)
  }

  @Test func `a ratio of all is no error where a cluster is refused`() throws {
    #expect(try message(PictureTolerance(maxDifferingRatio: 1)) == nil)
  }
}
