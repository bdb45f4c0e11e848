import Foundation
import Testing

@testable import UIKit

struct TableGeometryTests {
  /// Sections with a header each, from a height of 5 on.
  private func geometry(headers: [CGFloat]) -> TableGeometry {
    TableGeometry(headers.map { TableGeometry.Section(header: $0) }, from: 5)
  }

  @Test func `sections between two heights are those that a bit is seen of`() {
    let geometry = geometry(headers: [10, 0, 20, 30])
    #expect(geometry.sections(from: 0, to: 100) == 0..<4)
    #expect(geometry.sections(from: 0, to: 5).isEmpty)
    #expect(geometry.sections(from: 14, to: 16) == 0..<3)
    #expect(geometry.sections(from: 15, to: 35) == 2..<3)
    #expect(geometry.sections(from: 36, to: 36.5) == 3..<4)
    #expect(geometry.sections(from: 65, to: 90).isEmpty)
    #expect(self.geometry(headers: []).sections(from: 0, to: 9).isEmpty)
  }

  @Test func `among many sections those in sight are the same as by asking each`() {
    let geometry = geometry(headers: (0..<500).map { CGFloat($0 * 7 % 5) })
    for top in stride(from: CGFloat(-20), to: 1100, by: 13.5) {
      let all = geometry.sections.indices.filter { index in
        let sides = geometry.sides(ofSection: index)
        return sides.bottom > sides.top && sides.top < top + 40 && sides.bottom > top
      }
      let found = geometry.sections(from: top, to: top + 40)
        .filter { geometry.sections[$0].header > 0 }
      #expect(found == all)
    }
  }
}
