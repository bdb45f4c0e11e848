import Foundation
import LayoutCore
import LayoutScenes
import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// The widths at which a layout becomes one of another kind.
@MainActor struct SweepTests {
  private static let device = Device(size: CGSize(width: 320, height: 480), scale: 2)

  private func report(
    _ widths: ClosedRange<Double> = 100...400, height: Sweep.Height = .kept,
    on device: Device = device, items: Int = 12,
    of layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> SweepReport {
    let sweep = try #require(Sweep(widths: widths, height: height))
    return try Laboratory(on: device, sections: [items], layout: layout).sweep(sweep)
  }

  private func flow(
    _ size: CGSize = CGSize(width: 50, height: 50),
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> @MainActor () -> UICollectionViewFlowLayout {
    {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = size
      layout.scrollDirection = direction
      return layout
    }
  }

  @Test func `A1 a flow layout has one column more wherever one more fits`() throws {
    let report = try report(of: flow())
    // The widths into which two to six cells of 50 fit, with spacings of 10 between them.
    #expect(report.breaks.map(\.width) == [110, 170, 230, 290, 350])
    #expect(report.stretches.map(\.kind.columns) == [1, 2, 3, 4, 5, 6])
    #expect(report.breaks.first?.changes == ["1 → 2 columns", "12 → 6 lines", "everything fits"])
  }

  @Test func `rows that begin at a third of a point are lines of their own`() throws {
    let report = try report(on: Device(size: CGSize(width: 320, height: 480), scale: 3), items: 2) {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped))
    }
    #expect(report.stretches.map(\.kind.columns) == [1])
    #expect(report.stretches.map(\.kind.lineCount) == [2])
  }

  @Test func `rows that overlap by a rounded pixel are lines of their own (CL24)`() throws {
    // At 326 points rows are 65⅓ high, and the third one begins at 130⅓.
    let device = Device(size: CGSize(width: 320, height: 480), scale: 3)
    let report = try report(320...334, on: device, items: 94) {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
        subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    #expect(report.stretches.map(\.kind.columns) == [5])
    #expect(report.stretches.map(\.kind.lineCount) == [19])
  }

  @Test func `a break is found to half a point`() throws {
    let report = try report(of: flow(CGSize(width: 50.25, height: 10)))
    #expect(report.breaks.first?.width == 110.5)
    #expect(report.stretches.first?.last == 110)
    let between = try self.report(of: flow(CGSize(width: 50.2, height: 10)))
    #expect(between.breaks.first?.width == 110.5)
  }

  @Test func `a sweep without a break has one stretch`() throws {
    let report = try report(100...105, of: flow())
    #expect(report.breaks.isEmpty && report.isComplete)
    #expect(report.stretches.map(\.first) == [100] && report.stretches.map(\.last) == [105])
    #expect(report.description.contains("no break, found in 2 layouts"))
  }

  @Test func `a sweep of one width makes one layout`() throws {
    let report = try report(320...320, of: flow())
    #expect(report.samples.count == 1)
    #expect(report.description.contains("no break, found in 1 layout\n"))
  }

  @Test func `a list of columns has rows, and its width makes it scroll or fit`() throws {
    let report = try report(items: 36, of: flow(CGSize(width: 50, height: 50), .horizontal))
    // Eight cells are below each other in 480 points, which makes five lines of 290 points.
    #expect(report.breaks.map(\.width) == [290])
    #expect(report.breaks.first?.changes == ["everything fits"])
    #expect(report.stretches.first?.kind.columns == 8)
  }

  @Test func `a line more is told where columns stay`() throws {
    let kind = LayoutKind(lines: [[2, 2]])
    #expect(kind.changes(to: LayoutKind(lines: [[2, 2, 1]])) == ["a line more: 2 → 3"])
    #expect(LayoutKind(lines: [[2, 2, 1]]).changes(to: kind) == ["a line less: 3 → 2"])
  }

  @Test func `a cell that goes to another line is named`() {
    let kind = LayoutKind(lines: [[3, 2, 3]])
    #expect(kind.changes(to: LayoutKind(lines: [[3, 3, 2]])) == ["[0, 5] moves a line up"])
    #expect(LayoutKind(lines: [[3, 3, 2]]).changes(to: kind) == ["[0, 5] moves a line down"])
  }

  @Test func `everything that makes a kind is told in words`() {
    let (old, new) = (LayoutKind(lines: [[1]]), LayoutKind(lines: [[1]]))
    func changes(_ change: (inout LayoutKind) -> Void) -> [String] {
      var new = new
      change(&new)
      return old.changes(to: new) + new.changes(to: old)
    }
    #expect(
      changes { $0.headersAndFooters = ["header [0, 0]"] } == [
        "header [0, 0] appears", "header [0, 0] goes",
      ])
    #expect(
      changes { $0.clippedTexts = ["Dill"] } == [
        "label “Dill” clipped", "label “Dill” whole again",
      ])
    #expect(
      changes { $0.brokenConstraints = ["title.width"] } == [
        "constraint broken: title.width", "constraint holds again: title.width",
      ])
    #expect(changes { $0.scrolls = true } == ["begins to scroll", "everything fits"])
    #expect(
      changes { $0.sizeClasses.horizontal = .regular } == [
        "compact → regular width", "regular → compact width",
      ])
    let many = changes { $0.clippedTexts = (1...5).map { "\($0)" } }
    #expect(many.first == "labels “1”, “2” and 3 more clipped")
    let long = changes { $0.clippedTexts = ["Sow it where it is to grow"] }
    #expect(long.first == "label “Sow it where it is to…” clipped")
  }

  @Test func `E14 a pad's window becomes regular between two split views`() throws {
    let report = try report(630...690, on: .iPadMini, items: 1, of: flow())
    #expect(report.breaks.map(\.changes) == [["compact → regular width"]])
    let phone = try self.report(630...690, on: .iPhone7, items: 1, of: flow())
    #expect(phone.breaks.isEmpty)
  }

  @Test func `wider than the upright device, a window may be as high as the turned one`() throws {
    // Ten rows of 40 and nine spacings of 10 are higher than 320 points, and lower than 510.
    let tall = CGSize(width: 300, height: 40)
    let kept = try report(310...330, items: 10, of: flow(tall))
    #expect(kept.breaks.isEmpty)
    let device = Device(size: CGSize(width: 320, height: 520), scale: 2)
    let turned = try report(310...330, height: .turned, on: device, items: 10, of: flow(tall))
    #expect(turned.breaks.map(\.width) == [320.5])
    #expect(turned.breaks.first?.changes == ["begins to scroll", "regular → compact height"])
  }

  @Test func `what a layout keeps from before is told`() throws {
    let report = try report(100...130, items: 2) { KeepingLayout() }
    #expect(report.breaks.isEmpty)
    #expect(
      report.stretches.first?.keptFromBefore?.hasPrefix("[0, 0] is at ") == true,
      "\(report.stretches)")
    let kept = try self.report(100...130, of: flow()).stretches.compactMap(\.keptFromBefore)
    #expect(kept.isEmpty)
  }

  @Test func `the widths of cells are measured at each width`() throws {
    let report = try report(100...130, items: 2) { WideLayout() }
    #expect(report.samples.first?.itemWidths == 100...100)
    #expect(report.stretches.first?.itemWidths == 100...130)
  }

  @Test func `a sweep of one item that is given each time cannot be compared`() throws {
    let layout = UICollectionViewFlowLayout()
    #expect(throws: LaboratoryError.self) { try report { layout } }
  }

  @Test func `a sweep beyond the limits is none`() {
    #expect(Sweep(widths: 39...400) == nil)
    #expect(Sweep(widths: 40...4097) == nil)
    #expect(Sweep(widths: 100.1...100.2) == nil)
    #expect(Sweep(widths: 100.2...101.4)?.widths == 100.5...101)
  }
}

extension LayoutKind {
  /// A kind with nothing but lines.
  fileprivate init(lines: [[Int]]) {
    self.init(
      of: LayoutRecord(contentSize: .zero, viewport: .zero),
      sizeClasses: Device.SizeClasses(horizontal: .compact, vertical: .regular))
    self.lines = lines
    columns = lines.joined().max() ?? 0
  }
}

/// Rows as wide as the collection view was when they were first laid out.
private class KeepingLayout: UICollectionViewLayout {
  fileprivate var width: CGFloat = 0

  override func prepare() {
    if width == 0 { width = collectionView?.bounds.width ?? 0 }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: width, height: 50)
    return attributes
  }
}

/// Rows as wide as the collection view.
private final class WideLayout: KeepingLayout {
  override func prepare() { width = collectionView?.bounds.width ?? 0 }
}
