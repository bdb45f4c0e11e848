import Foundation
import LayoutCore
import Testing

/// Descriptions of compositional layouts that UIKit accepts, and whose layout is another than
/// described.
struct CompositionalProblemTests {
  private typealias Sample = CompositionalSample

  private static let container = CGSize(width: 375, height: 700)

  private func problems(
    _ group: CompositionalItem, _ change: (inout CompositionalSection) -> Void = { _ in }
  ) -> [CompositionalProblem] {
    var section = CompositionalSection(group: group, itemCount: 3)
    change(&section)
    return section.problems(on: .vertical, in: Self.container)
  }

  private func texts(_ problems: [CompositionalProblem]) -> [String] {
    problems.map { "\($0.place) \($0.detail)" }
  }

  private static let estimate = CompositionalSize(
    width: .init(.fractionalWidth, 1), height: .init(.estimated, 44))

  @Test(arguments: [
    CompositionalSample.groups(3), CompositionalSample.badges(3),
    CompositionalSample.decorated(3), CompositionalSample.list(3),
  ])
  func `the layouts of the measured pictures have no problem`(section: CompositionalSection) {
    #expect(section.problems(on: .vertical, in: Self.container) == [])
  }

  @Test func `a group wider than its section is reported with both widths`() {
    let wide = Sample.size(.init(.absolute, 360), .init(.absolute, 40))
    let found = problems(Sample.group(wide, .horizontal, [Sample.cell()])) {
      $0.insets = CompositionalInsets(leading: 16, trailing: 16)
    }
    #expect(texts(found) == ["group is 360 wide, the section has 343"])
    #expect(found.first?.kind == .largerThanContainer)
  }

  @Test func `a group of a section that scrolls across may be wider than the screen (CL5)`() {
    let wide = Sample.size(.init(.absolute, 500), .init(.absolute, 40))
    #expect(
      problems(Sample.group(wide, .horizontal, [Sample.cell()])) { $0.orthogonal = .paging } == [])
  }

  @Test func `an item higher than its group is reported`() {
    let tall = Sample.size(.init(.fractionalWidth, 0.5), .init(.absolute, 60))
    #expect(
      texts(problems(Sample.group(Sample.row(40), .horizontal, [Sample.cell(tall)])))
        == ["group item 0 is 60 high, the group has 40"])
  }

  @Test func `items of a count that keep their size must fit (CL25)`() {
    let third = Sample.size(.init(.fractionalWidth, 0.4), .init(.fractionalHeight, 1))
    #expect(
      texts(
        problems(
          Sample.group(
            Sample.row(40), .horizontal, [Sample.cell(third)], count: .repeating(3), spacing: 8)))
        == ["group's 3 items are 466 wide, the group has 375"])
  }

  @Test func `a computed length is no problem, whatever the item says (CL19)`() {
    let wide = Sample.size(.init(.absolute, 900), .init(.fractionalHeight, 1))
    #expect(
      problems(
        Sample.group(
          Sample.row(40), .horizontal, [Sample.cell(wide)], count: .computingLengths(3))) == [])
  }

  @Test func `a fraction of an estimate is never measured (CL10)`() {
    let found = problems(Sample.group(Self.estimate, .horizontal, [Sample.cell()]))
    #expect(found.map(\.kind) == [.fractionOfEstimate])
    #expect(found.first?.place == "group item 0")
    #expect(found.first?.detail.hasPrefix("is 44 high, 1 of its group's estimate") == true)
  }

  @Test func `an estimate in an estimate is measured`() {
    let item = Sample.cell(Self.estimate)
    #expect(problems(Sample.group(Self.estimate, .vertical, [item])) == [])
  }

  @Test func `a section that scrolls across needs groups with a height (CL58)`() {
    let flat = Sample.size(.init(.absolute, 100), .init(.absolute, 0))
    let found = problems(Sample.group(flat, .horizontal, [Sample.cell()])) {
      $0.orthogonal = .continuous
    }
    #expect(texts(found) == ["group is 0 high, so the section shows none of its 3 items"])
    #expect(found.first?.kind == .orthogonalWithoutExtent)
  }

  @Test func `insets along an estimated dimension are ignored (CL15)`() {
    let insets = CompositionalInsets(top: 4, leading: 8, bottom: 6, trailing: 8)
    let item = Sample.cell(Self.estimate, insets: insets)
    let found = problems(Sample.group(Self.estimate, .vertical, [item]))
    #expect(
      texts(found) == [
        "group item 0 has insets of 10 along its estimated height, where they are ignored"
      ])
    #expect(found.first?.kind == .ignoredInset)
  }
}
