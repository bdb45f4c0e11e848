import ConstraintCore
import Foundation
import Testing

/// Systems for which another solver's weights and our levels must agree; `record_kiwi.py` says how
/// they were chosen.
struct KiwiTests {
  private struct Fixture: Decodable {
    struct System: Decodable {
      let constraints: [String]
      let values: [Double]
    }

    let systems: [System]
  }

  @Test func `two thousand systems have the values that kiwi gives them`() throws {
    let systems = try Self.fixture().systems
    #expect(systems.count == 2000)
    for (number, system) in systems.enumerated() {
      var solver = Solver()
      let variables = system.values.map { _ in solver.addVariable(.position) }
      for text in system.constraints { try solver.add(Self.constraint(text, variables)) }
      #expect(solver.solve() == [], "system \(number)")
      let values = variables.map(solver.value)
      let difference = zip(values, system.values).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-5, "system \(number): \(values), not \(system.values)")
    }
  }

  private static func fixture() throws -> Fixture {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/kiwi.json"))
    return try JSONDecoder().decode(Fixture.self, from: data)
  }

  /// `750 <= 30 0 1 2 -1`: priority, relation, constant, then variables and coefficients.
  private static func constraint(_ text: String, _ variables: [Variable]) throws -> Constraint {
    let words = text.split(separator: " ").map(String.init)
    let relations: [String: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    let terms = try stride(from: 3, to: words.count, by: 2).map { place in
      Constraint.Term(
        variables[try #require(Int(words[place]))],
        times: try #require(Double(words[place + 1])))
    }
    return Constraint(
      terms, try #require(relations[words[1]]), try #require(Double(words[2])),
      priority: try #require(Float(words[0])))
  }
}
