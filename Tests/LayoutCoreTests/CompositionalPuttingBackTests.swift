import Foundation
import LayoutCore
import Testing

/// Sections of which the recorded measures are put back.
struct CompositionalPuttingBackTests {
  private static let full = CompositionalDimension(.fractionalWidth, 1)

  private static func section(
    width: CompositionalDimension = .init(.fractionalWidth, 1.0 / 3),
    height: CompositionalDimension = .init(.absolute, 60), inset: Double = 24, spacing: Double = 12,
    between: Double = 6
  ) -> CompositionalSection {
    let item = CompositionalItem(size: CompositionalSize(width: width, height: height))
    let group = CompositionalGroup(
      axis: .horizontal, items: [item],
      spacing: CompositionalSpacing(isFlexible: false, between))
    return CompositionalSection(
      group: CompositionalItem(
        size: CompositionalSize(width: full, height: height), content: .group(group)),
      itemCount: 6, insets: CompositionalInsets(leading: inset), groupSpacing: spacing)
  }

  private static func measures(_ section: CompositionalSection) -> [LayoutRecord.Measure] {
    section.measures(on: .vertical, in: CGSize(width: 320, height: 500))
  }

  @Test(arguments: [
    section(width: .init(.fractionalWidth, 0.5)), section(width: .init(.fractionalWidth, 0.45)),
    section(width: .init(.absolute, 100)), section(height: .init(.estimated, 44)),
    section(height: .init(.uniformEstimate, 44)), section(inset: 16), section(inset: 0),
    section(spacing: 8), section(spacing: 0), section(between: 4),
  ])
  func `a section with the golden's measures has the golden's`(golden: CompositionalSection) throws
  {
    let now = Self.section()
    let (before, after) = (Self.measures(golden), Self.measures(now))
    let names = Set(before.map(\.name) + after.map(\.name)).sorted()
    var restored = now
    for name in names {
      let text = before.first { $0.name == name }?.text ?? "none"
      if after.first(where: { $0.name == name })?.text == text { continue }
      restored = try #require(restored.puttingBack(.init(name, text)))
    }
    #expect(Self.measures(restored) == before)
  }

  @Test(arguments: [
    ("group item 0 width", "0.143 of 320"), ("group item 0 height", "½ of 60"),
    ("group item 1 width", "100"), ("group direction", "vertical"), ("group count", "3"),
    ("orthogonal scrolling", "paging"), ("list appearance", "plain"), ("scroll offset", "40"),
  ])
  func `what is no exact number of the section is not put back`(name: String, text: String) {
    #expect(Self.section().puttingBack(LayoutRecord.Measure(name, text)) == nil)
  }
}
