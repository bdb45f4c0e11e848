import Foundation
import Testing

@testable import RasterText

/// The numbers of `Fonts/SystemAdvances.json`.
private struct SystemAdvancesFile: Decodable {
  struct Entry: Decodable { let advance: Double }

  let fallback: [String: Double]
  let advances: [String: [String: Entry]]
  /// The additions to the advances at display sizes.
  let display: [String: [String: Double]]
}

@Suite struct MeasuredAdvancesTests {
  @Test(arguments: [
    ("regular", FontWeight.regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ])
  func `the table has the numbers of the file`(name: String, weight: FontWeight) throws {
    let url = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Fonts/SystemAdvances.json").standardized
    let file = try JSONDecoder().decode(SystemAdvancesFile.self, from: Data(contentsOf: url))
    let entries = try #require(file.advances[name])
    let table = MeasuredAdvances.of(weight)
    #expect(table.factor == file.fallback[name])
    #expect(table.ascii.count == 95)
    var found = table.others.reduce(into: [String: UInt16]()) { $0[String($1.scalar)] = $1.advance }
    for (index, advance) in table.ascii.enumerated() where advance > 0 {
      found[String(UnicodeScalar(UInt8(0x20 + index)))] = advance
    }
    #expect(found == entries.mapValues { UInt16(($0.advance * 10).rounded()) })
    let changes = table.display.enumerated().reduce(into: [String: Int16]()) {
      if $1.element != 0 { $0[String(UnicodeScalar(UInt8(0x20 + $1.offset)))] = $1.element }
    }
    #expect(changes == (file.display[name] ?? [:]).mapValues { Int16(($0 * 10).rounded()) })
  }
}
