import Foundation
import Testing

@testable import RasterText

/// The numbers of `Fonts/SystemAdvances.json`.
private struct SystemAdvancesFile: Decodable {
  struct Entry: Decodable { let advance: Double }

  let fallback: [String: Double]
  let advances: [String: [String: Entry]]
  /// The widths of condensed letters.
  struct Condensed: Decodable {
    let fallback: Double
    let bold: [String: Entry]
  }

  let condensed: Condensed
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

  @Test func `the table of condensed letters has the numbers of the file (SF23)`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Fonts/SystemAdvances.json").standardized
    let file = try JSONDecoder().decode(SystemAdvancesFile.self, from: Data(contentsOf: url))
    let table = MeasuredAdvances.condensed(.bold)
    let found = table.ascii.enumerated().reduce(into: [String: UInt16]()) {
      if $1.element > 0 { $0[String(UnicodeScalar(UInt8(0x20 + $1.offset)))] = $1.element }
    }
    #expect(found == file.condensed.bold.mapValues { UInt16(($0.advance * 10).rounded()) })
    for weight in FontWeight.allCases {
      #expect(MeasuredAdvances.condensed(weight).factor == file.condensed.fallback)
    }
  }
}
