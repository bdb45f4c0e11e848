import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

/// The data of a cause, from which JSON, JUnit's XML, Markdown and the report's page are made.
struct ExplainedChangeTests {
  private typealias View = LayoutRecord.View

  private func explained(
    _ golden: [LayoutRecord.ViewProperty: String], _ actual: [LayoutRecord.ViewProperty: String],
    moved: CGFloat = 0
  ) -> [ExplainedChange] {
    func screen(_ properties: [LayoutRecord.ViewProperty: String], _ x: CGFloat) -> View {
      let title = View(
        className: "UILabel", name: "title", frame: CGRect(x: 0, y: 0, width: 50, height: 20),
        properties: properties)
      let icon = View(
        className: "UIImageView", name: "icon", frame: CGRect(x: x, y: 0, width: 20, height: 20))
      return View(
        className: "UIView", frame: CGRect(x: 0, y: 0, width: 320, height: 100),
        views: [title, icon])
    }
    return ViewOwner.causes(ViewOwner.owners([], screen(golden, 60), screen(actual, 60 + moved)))
      .flatMap(\.explained)
  }

  @Test func `a spacing has its place, its values and its effects`() throws {
    let change = try #require(explained([.spacing: "8"], [.spacing: "12"], moved: 4).first)
    #expect(change.kind == .spacing)
    #expect(change.path == ["title"])
    #expect(change.property == "spacing")
    #expect(change.golden == "8")
    #expect(change.actual == "12")
    #expect(change.effects == ["1 other view moved"])
    #expect(change.proof == nil)
  }

  @Test func `each property is one value, and the first has the effects`() {
    let changes = explained(
      [.spacing: "8", .background: "#FFFFFF"], [.spacing: "12", .background: "#000000"], moved: 4)
    #expect(changes.map(\.kind) == [.spacing, .color])
    #expect(changes.map(\.effects) == [["1 other view moved"], []])
  }

  @Test func `a section's inset is a margin`() {
    var wider = FlowFixture()
    wider.inset.near = 20
    let causes = LayoutDifference(golden: FlowFixture().layout, actual: wider.layout).causes
    let change = causes.first?.explained.first
    #expect(change?.kind == .margin)
    #expect(change?.path == ["section 0"])
    #expect(change?.property == "inset.left")
    #expect(change?.effects == ["9 cells moved +4,0"])
  }

  @Test func `a text is between its values, without quotation marks`() {
    let changes = explained([.text: "old"], [.text: "new"])
    #expect(changes.map(\.kind) == [.text])
    #expect(changes.map { [$0.golden, $0.actual] } == [["old", "new"]])
  }

  @Test func `a proof is part of the first value`() {
    var cause = Cause(.setting(name: "text size", golden: "large", actual: "small"))
    cause.proof = Cause.Proof("8", .golden)
    #expect(cause.explained.map(\.proof?.result) == [.golden])
    #expect(cause.explained.map(\.kind) == [.setting])
  }

  @Test(
    arguments: [
      (LayoutRecord.ViewProperty.constraint, CauseKind.constraint),
      (.horizontalHugging, .constraint), (.layoutMargins, .margin), (.contentInset, .margin),
      (.separatorInset, .margin), (.spacing, .spacing), (.customSpacing, .spacing),
      (.axis, .arrangement), (.arranged, .order), (.order, .order), (.transform, .frame),
      (LayoutRecord.ViewProperty(rawValue: "frame.x"), .frame), (.text, .text),
      (.placeholder, .text), (.title, .text), (.font, .font), (.lines, .font),
      (.background, .color), (.textColor, .color), (.separatorColor, .color), (.tint, .color),
      (.image, .image), (.on, .state), (.value, .state), (.hidden, .state), (.selected, .state),
      (.cornerRadius, .look), (.shadow, .look), (.className, .content),
      (LayoutRecord.ViewProperty(rawValue: "configuration.backgroundColor"), .color),
    ])
  func `every property has a kind`(_ property: LayoutRecord.ViewProperty, _ kind: CauseKind) {
    #expect(property.causeKind == kind)
  }
}
