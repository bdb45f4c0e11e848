import Testing

@testable import quarterturn

@Suite struct CalledNameTests {
  static let names = [
    (
      ["QUARTERTURN_COMMAND": "../quarterturn"], "/package/.build/debug/quarterturn",
      "../quarterturn"
    ),
    ([:], "/package/.build/x86_64-unknown-linux-gnu/debug/quarterturn", "swift run quarterturn"),
    (["QUARTERTURN_COMMAND": ""], "quarterturn", "quarterturn"),
    ([:], "/opt/bin/quarterturn", "/opt/bin/quarterturn"),
  ]

  @Test(arguments: names)
  func `the command names itself as it was called`(
    environment: [String: String], path: String, name: String
  ) {
    #expect(CalledName(environment: environment, path: path).text == name)
  }
}
