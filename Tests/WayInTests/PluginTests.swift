import TestSupport
import Testing

/// `swift package quarterturn …`, in a client's package.
struct PluginTests {
  private static let report = [
    "command: merge client/.build/snapshots"
      + " --output client/.build/plugins/RunQuarterturn/outputs/merged"
      + " --junit client/.build/snapshots/junit.xml"
      + " --markdown client/.build/snapshots/summary.md",
    "command: report client/.build/snapshots",
  ]

  @Test func `a package verifies and records its tests, and all else goes to the command`() throws {
    let client = try PluginClient()
    #expect(
      try client.call("render", "herbs.json", "--sheet")
        == .init(lines: ["command: render herbs.json --sheet"], succeeded: true))
    #expect(
      try client.call("verify", "herbs.json")
        == .init(lines: ["command: verify herbs.json"], succeeded: true))
    #expect(
      try client.call("inspect", "no.png")
        == .init(lines: ["command: inspect no.png"], succeeded: false))
    #expect(
      try client.call("verify")
        == .init(lines: ["test: not recording"] + Self.report, succeeded: true))
    #expect(
      try client.call("verify", variables: ["SHELF_IS_BROKEN": "1"])
        == .init(lines: ["test: not recording"] + Self.report, succeeded: false))
    #expect(
      try client.call("record")
        == .init(lines: ["test: all", "test: not recording"] + Self.report, succeeded: true))
    #expect(
      try client.call("record", variables: ["CI": "true"]) == .init(lines: [], succeeded: false))
  }
}
