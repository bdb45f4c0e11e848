import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import SnapshotCore
import Testing

@Suite struct ChangeClassTests {
  private func classes(
    _ edit: (inout FlowFixture) -> Void, from base: FlowFixture = .init()
  ) -> [[ChangeClass]] {
    var flow = base
    edit(&flow)
    return LayoutDifference(golden: base.layout, actual: flow.layout).causes.map(\.classes)
  }

  @Test func `a moved cell is a change of layout`() {
    #expect(classes { $0.inset = .zero }.contains([.layout]))
  }

  @Test func `a colour is a change of paint`() {
    #expect(classes { $0.sections[0][0].color = "#34C759" } == [[.paint]])
  }

  @Test func `a font is a change of fonts`() {
    #expect(classes { $0.sections[0][0].font = "Inter 13" } == [[.fonts]])
  }

  @Test func `a text is a change of text`() {
    #expect(classes { $0.sections[0][0].text = "Basil" } == [[.text]])
  }

  @Test func `a text that moves cells is a change of layout too`() {
    let classes = classes {
      $0.sections[0][0].text = "Basil"
      $0.sections[0][0].size.width = 84
    }
    #expect(classes == [[.layout, .text]])
  }

  @Test func `what is no change of layout is told once where its cells moved for another reason`() {
    let classes = classes {
      $0.inset = .init(start: 20, end: 10, near: 24, far: 16)
      $0.sections[0][0].color = "#34C759"
      $0.sections[0][1].text = "Sage"
      $0.sections[0][2].font = "Inter 13"
    }
    #expect(classes.filter { $0 != [.layout] } == [[.text], [.fonts], [.paint]])
  }

  @Test func `a device by another name is a change of metadata`() {
    #expect(classes { $0.device = "iPhone 8" } == [[.metadata]])
  }

  @Test func `everything that is seen fails unless told otherwise`() {
    let policy = ClassPolicy()
    #expect(ChangeClass.allCases.map { policy[$0] } == [.fail, .fail, .fail, .fail, .warn])
  }
}
