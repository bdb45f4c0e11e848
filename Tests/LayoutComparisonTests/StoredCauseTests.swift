import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

/// Causes as the records of runs store them.
struct StoredCauseTests {
  /// A record of version 0.1.0.
  private static let record = """
    {"effects":[{"moved":{"_0":{"members":[{"count":9,"kind":"cell","rangeCount":1,\
    "ranges":[{"first":[0,0],"last":[0,8]}]}],"offset":{"x":{"greatest":4,"least":4},\
    "y":{"greatest":0,"least":0}}}}}],"follows":[],"trigger":{"sections":{"_0":[0],\
    "metrics":[{"actual":[20],"golden":[16],"metric":"inset.left"}]}},"views":0}
    """

  private func json(_ cause: Cause) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(cause), as: UTF8.self)
  }

  @Test func `a cause is stored without its elements, under the names it always had`() throws {
    var wider = FlowFixture()
    wider.inset.near = 20
    let difference = LayoutDifference(golden: FlowFixture().layout, actual: wider.layout)
    let cause = try #require(difference.causes.first)
    #expect(cause.members.affected.count == 9)
    #expect(try json(cause) == Self.record)
  }

  @Test func `a stored cause reads as it was reported`() throws {
    let cause = try JSONDecoder().decode(Cause.self, from: Data(Self.record.utf8))
    #expect(cause.headline == "section 0 inset.left 16 → 20: 9 cells moved +4,0")
    #expect(try json(cause) == Self.record)
  }
}
