import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// A view with a label, as a document's author would connect it.
class CardView: UIView {
  var title: UILabel?
  private(set) var titleAtWaking: UILabel?

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.property("title", \CardView.title)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    titleAtWaking = title
  }
}

@MainActor struct NibLoadingTests {
  private var label: InterfaceObject {
    var label = InterfaceObject(id: "lab-el", element: "label", line: 12)
    label.properties = [
      "frame": .rect(.init(x: 8, y: 16, width: 100, height: 21)), "text": .text("Basil"),
    ]
    return label
  }

  private var card: InterfaceObject {
    var card = InterfaceObject(id: "card", element: "view", line: 8)
    card.customClass = "CardView"
    card.isModuleOfTarget = true
    card.lists["subviews"] = [label]
    card.connections = [
      InterfaceConnection(
        kind: .outlet(property: "title"), destination: "lab-el", id: "o", line: 20)
    ]
    return card
  }

  private func load(_ objects: [InterfaceObject]) -> [NSObject] {
    let file = NibFile(name: "Card.xib", document: InterfaceDocument(kind: .nib))
    return NibLoading(file, in: .main, owner: self, caller: nil).load(objects)
  }

  @Test func `a view is made with its subviews`() throws {
    let view = try #require(load([card]).first as? UIView)
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["Basil"])
  }

  @Test func `the frame of a document is the frame of the view (IB20)`() throws {
    let view = try #require(load([label]).first as? UIView)
    #expect(view.frame == CGRect(x: 8, y: 16, width: 100, height: 21))
  }

  @Test func `a custom class of the target is in the owner's module (IB15)`() {
    #expect(load([card]).first is CardView)
  }

  @Test func `all outlets are set when a view is woken (IB118)`() throws {
    let card = try #require(load([card]).first as? CardView)
    #expect(card.titleAtWaking != nil && card.titleAtWaking === card.subviews.first)
  }
}
