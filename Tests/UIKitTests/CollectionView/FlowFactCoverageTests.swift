import Foundation
import Testing

/// Holds the fixtures against the list of facts.
struct FlowFactCoverageTests {
  /// Facts about the flow layout's geometry that no fixture can show, and why.
  private static let withoutFixture = [
    8: "a private flag, off by default",
    14: "disputed; FlowPolicyTests holds the four cases that tell the ways apart",
    16: "names of private variables",
    18: "names of private options",
    32: "disputed and not followed; see FlowPolicy",
  ]

  private static func sources() throws -> [String] {
    try FlowCase.files.map { try FlowSituation(contentsOf: $0).source }
  }

  @Test(arguments: 1...54)
  func `every fact has a fixture or a reason for having none`(number: Int) throws {
    let pattern = try Regex("\\bA\(number)\\b")
    let isShown = try Self.sources().contains { $0.contains(pattern) }
    #expect(isShown == (Self.withoutFixture[number] == nil))
  }

  @Test(arguments: [4, 5, 6, 7, 9, 10, 13, 14])
  func `every worked example of the flow layout has a fixture`(number: Int) throws {
    let pattern = try Regex("\\bW\(number)\\b")
    #expect(try Self.sources().contains { $0.contains(pattern) })
  }
}
