import Foundation
import Testing

@testable import UIKit

struct SplitGeometryTests {
  private var geometry = SplitGeometry(
    size: CGSize(width: 1024, height: 768), line: 0.5, displayMode: .oneBesideSecondary,
    primary: SplitGeometry.Width(usual: 320))

  @Test func `two columns are side by side, a line apart (LI86)`() {
    #expect(geometry.frames[.primary] == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(geometry.frames[.secondary] == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(geometry.lines == [CGRect(x: 320, y: 0, width: 0.5, height: 768)])
  }

  @Test func `three columns are side by side`() {
    var geometry = geometry
    geometry.supplementary = SplitGeometry.Width(usual: 375)
    geometry.displayMode = .twoBesideSecondary
    #expect(geometry.columns == [.primary, .supplementary, .secondary])
    #expect(geometry.frames[.supplementary]?.minX == 320.5)
    #expect(geometry.frames[.secondary] == CGRect(x: 696, y: 0, width: 328, height: 768))
  }

  @Test func `of three columns the supplementary one stays longer than the primary`() {
    var geometry = geometry
    geometry.supplementary = SplitGeometry.Width(usual: 320)
    #expect(geometry.columns == [.supplementary, .secondary])
  }

  @Test func `columns over the secondary one leave it as wide as it was`() {
    var geometry = geometry
    geometry.displayMode = .oneOverSecondary
    #expect(geometry.frames[.secondary] == CGRect(x: 0, y: 0, width: 1024, height: 768))
  }

  @Test func `from right to left the primary column is at the right`() {
    var geometry = geometry
    geometry.isMirrored = true
    #expect(geometry.frames[.primary]?.minX == 704)
    #expect(geometry.frames[.secondary]?.minX == 0)
    #expect(geometry.lines == [CGRect(x: 703.5, y: 0, width: 0.5, height: 768)])
  }

  @Test func `a width in points wins over a fraction, and limits over both (LI86)`() {
    var width = SplitGeometry.Width(fraction: 0.25, usual: 320)
    #expect(width.resolved(in: 1000) == 250)
    width.preferred = 400
    #expect(width.resolved(in: 1000) == 400)
    width.largest = 360
    #expect(width.resolved(in: 1000) == 360)
    width.preferred = 100
    width.least = 200
    #expect(width.resolved(in: 1000) == 200)
  }

  @Test func `a fraction is at most 320 points unless the limit is set (LI86)`() {
    var width = SplitGeometry.Width(fraction: 0.5, usual: 320)
    #expect(width.resolved(in: 1000) == 320)
    width.largest = 600
    #expect(width.resolved(in: 1000) == 500)
  }
}
