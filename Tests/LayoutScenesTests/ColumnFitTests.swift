import Foundation
import Testing
import UIKit

@testable import LayoutScenes

/// Columns that fill a width, worked by hand from the resizing delegate's formula.
struct ColumnFitTests {
  private func fit(
    _ width: CGFloat, item: CGSize = CGSize(width: 150, height: 180), inset: CGFloat = 10,
    spacing: CGFloat = 10
  ) -> ColumnFit {
    ColumnFit(
      itemSize: item, width: width,
      inset: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset), spacing: spacing)
  }

  @Test func `upright, two items share 414 points and grow by a line of text`() {
    #expect(fit(414).columns == 2)
    #expect(fit(414).resizedItemSize == CGSize(width: 187, height: 204))
  }

  @Test func `lying, four items share 736 points and keep their height`() {
    #expect(fit(736).columns == 4)
    #expect(fit(736).resizedItemSize == CGSize(width: 169, height: 180))
  }

  @Test func `23 points wider is not yet taller, 24 points is`() {
    #expect(fit(203).resizedItemSize == CGSize(width: 173, height: 180))
    #expect(fit(204).resizedItemSize == CGSize(width: 174, height: 204))
  }

  @Test func `a screen narrower than an item holds one of the least size`() {
    #expect(fit(100).columns == 1)
    #expect(fit(100).resizedItemSize == CGSize(width: 150, height: 180))
    #expect(fit(100).centeringInset == 0)
  }

  @Test func `an item without size neither traps nor grows`() {
    let fit = fit(414, item: .zero, spacing: 0)
    #expect(fit.columns == 1)
    #expect(fit.resizedItemSize.width == 394)
  }

  @Test func `half points are cut off`() {
    #expect(fit(414.9, inset: 10.4).resizedItemSize.width == fit(414).resizedItemSize.width)
  }

  @Test func `centered items keep their spacing and share the rest outside`() {
    #expect(fit(414).centeringInset == 52)
    #expect(fit(736).centeringInset == 53)
  }
}
