import SnapshotAssertions
import Testing

@Suite struct ShardTests {
  @Test func `each snapshot is taken in one shard only`() throws {
    var taken: [String] = []
    for shard in 1...3 {
      let fixture = try AssertionFixture(environment: ["SNAPSHOT_SHARD": "\(shard)/3"])
      for name in (0..<30).map({ "figure \($0)" }) {
        let failure = fixture.run {
          verifySnapshot(of: noted(name, &taken), as: .lines(), named: name, record: .never)
        }
        #expect((failure == nil) == (taken.last != name))
      }
    }
    #expect(taken.sorted() == (0..<30).map { "figure \($0)" }.sorted())
  }

  @Test func `a shard that there is not fails every assertion`() throws {
    let fixture = try AssertionFixture(environment: ["SNAPSHOT_SHARD": "5/4"])
    #expect(fixture.verify("text")?.hasPrefix("SNAPSHOT_SHARD cannot be “5/4”") == true)
  }

  private func noted(_ name: String, _ names: inout [String]) -> String {
    names.append(name)
    return name
  }
}
