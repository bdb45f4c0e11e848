import Testing
import UIKit

/// The behaviour of the code in `ClientMetatypes.swift`.
@MainActor struct ClientMetatypeTests {
  @Test func `a view is made of a class that is known at run time, by its own initialiser`() {
    let classes: [UIView.Type] = [LeafView.self, UILabel.self, DefaultView.self]
    let views = classes.map { $0.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect((views[0] as? LeafView)?.isMade == true)
    #expect(views[1] is UILabel)
    #expect(views.allSatisfy { $0.frame == CGRect(x: 1, y: 2, width: 3, height: 4) })
  }

  @Test func `a generic class makes what it is about`() {
    let cell = WrappingCell<LeafView>(frame: .zero)
    #expect(cell.content.isMade)
    #expect(cell.spare.bounds.width == 1)
    #expect(made(LeafView.self).isMade)
  }

  @Test func `a view makes another of its class`() {
    #expect((LeafView().twin() as? LeafView)?.isMade == true)
  }

  @Test func `initialisers of a class that is known stay what they are`() {
    #expect(UIView().frame == .zero)
    #expect(StyledView().style == 3)
    #expect(StyledView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
  }

  @Test func `a controller is made with the nib of its class`() {
    let controller = NamedNibController.fromNib()
    #expect(controller.nibName == "NamedNibController")
    #expect(controller.wasMade)
  }

  @Test func `a layout makes attributes of its class, and another layout`() throws {
    let made = HeightLayout().blank(at: [0, 3])
    #expect((made as? HeightAttributes)?.height == 44)
    #expect(made?.indexPath == [0, 3])
    #expect(HeightLayout().same() is HeightLayout)
    let attributes = HeightAttributes.self as UICollectionViewLayoutAttributes.Type
    let header = attributes.init(forSupplementaryViewOfKind: "header", with: [1, 0])
    #expect(header.representedElementKind == "header")
    let rule = attributes.init(forDecorationViewOfKind: "rule", with: [1, 0])
    #expect(rule.representedElementCategory == .decorationView)
  }
}
