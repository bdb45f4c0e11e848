import Foundation
import LayoutCore
import TestSupport
import Testing

/// Layouts in which one view after another is measured, beside layouts that know all sizes.
struct CompositionalMeasuringTests {
  private typealias Sample = CompositionalSample

  private static func geometry(
    _ sections: CompositionalSections, _ measured: [Int: [Int: CGSize]] = [:]
  ) -> CompositionalGeometry {
    CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 375, height: 700), scale: 3, sectionSpacing: 5,
      sections: sections, measured: measured)
  }

  private static func all(_ geometry: CompositionalGeometry) -> [CompositionalElement] {
    geometry.elements(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
  }

  private static func section(
    _ axis: Axis, _ item: CompositionalItem, cells: Int,
    height: CompositionalDimension = .init(.estimated, 44)
  ) -> CompositionalSection {
    CompositionalSection(
      group: Sample.group(
        Sample.size(.init(.fractionalWidth, 1), height), axis, [item]),
      itemCount: cells, groupSpacing: 3)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `measuring one cell after another gives the frames of knowing all sizes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let row = Sample.cell(Sample.size(.init(.fractionalWidth, 1), .init(.estimated, 44)))
    let tag = Sample.cell(Sample.size(.init(.estimated, 60), .init(.estimated, 44)))
    let half = Sample.cell(Sample.size(.init(.fractionalWidth, 0.5), .init(.uniformEstimate, 44)))
    let counts = (0..<4).map { _ in Int.random(in: 0...30, using: &random) }
    var sections = CompositionalSections([
      Self.section(.vertical, row, cells: counts[0]),
      Self.section(.horizontal, tag, cells: counts[1]),
      Self.section(.horizontal, half, cells: counts[2]), Sample.groups(counts[3]),
      Self.section(
        .horizontal, half, cells: counts[2], height: .init(.uniformEstimate, 44)),
    ])
    sections.append(equalTo: 1)
    var geometry = Self.geometry(sections)
    var measured: [Int: [Int: CGSize]] = [:]
    for _ in 0..<60 {
      let section = Int.random(in: 0..<6, using: &random)
      guard sections[section].itemCount > 0 else { continue }
      let item = Int.random(in: 0..<sections[section].itemCount, using: &random)
      measured[section, default: [:]][item] = CGSize(
        width: .random(in: 20...200, using: &random), height: .random(in: 10...90, using: &random))
      geometry.measure(ItemPlace(section, item), measured[section] ?? [:])
      let afresh = Self.geometry(sections, measured)
      #expect(Self.all(geometry) == Self.all(afresh))
      #expect(geometry.contentSize == afresh.contentSize)
    }
  }

  @Test func `a header of another height moves what follows it`() {
    var list = Sample.list(2)
    var sections = CompositionalSections([list, list])
    var geometry = Self.geometry(sections)
    list.boundaryItems[0].view.size.height = .init(.estimated, 24)
    list.boundaryItems[0].measured = CGSize(width: 375, height: 61)
    geometry.replace(0, with: list, measured: [:])
    sections.replace(0, with: list)
    #expect(Self.all(geometry) == Self.all(Self.geometry(sections)))
    #expect(geometry.boundary(ofSection: 0, visible: nil).first?.frame.height == 61)
  }

  @Test func `equal sections are laid out as ones with a description of their own`() {
    var shared = CompositionalSections([Sample.list(3), Sample.groups(4)])
    shared.append(equalTo: 0)
    shared.append(equalTo: 1)
    shared.append(equalTo: 2)
    #expect(shared.distinct.count == 2)
    let own = CompositionalSections([
      Sample.list(3), Sample.groups(4), Sample.list(3), Sample.groups(4), Sample.list(3),
    ])
    #expect(Self.all(Self.geometry(shared)) == Self.all(Self.geometry(own)))
  }
}
