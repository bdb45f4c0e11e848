import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor struct LocalisedNibTests {
  /// Returns an object with the texts of a file.
  private func localized(_ object: InterfaceObject, _ texts: [String: String]) -> InterfaceObject {
    let file = NibFile(
      name: "Card.xib", document: InterfaceDocument(kind: .nib), strings: [object.id: texts])
    return NibLoading(file, in: .main, owner: nil).localized(object)
  }

  @Test func `a property is replaced (IB143)`() {
    let label = InterfaceObject(id: "la", element: "label", line: 1)
    #expect(localized(label, ["text": "Basilikum"]).properties["text"] == .text("Basilikum"))
  }

  @Test func `a button's title is replaced by its state (IB143)`() {
    var button = InterfaceObject(id: "bu", element: "button", line: 1)
    button.states = ["normal": ["title": .text("Buy")], "selected": ["title": .text("Bought")]]
    let states = localized(button, ["normalTitle": "Kaufen", "selectedTitle": "Gekauft"]).states
    #expect(states["normal"]?["title"] == .text("Kaufen"))
    #expect(states["selected"]?["title"] == .text("Gekauft"))
  }

  @Test func `a segment's title is replaced by its index (IB143)`() {
    var control = InterfaceObject(id: "sc", element: "segmentedControl", line: 1)
    control.lists["segments"] = [
      InterfaceObject(id: "", element: "segment", line: 2),
      InterfaceObject(id: "", element: "segment", line: 3),
    ]
    let segments = localized(control, ["segmentTitles[1]": "Zwei"]).lists["segments"]
    #expect(segments?[1].properties["title"] == .text("Zwei"))
  }

  @Test func `an accessibility label is replaced (IB143)`() {
    var view = InterfaceObject(id: "vw", element: "view", line: 1)
    view.properties["accessibilityConfiguration"] = .fields(["label": .text("Card")])
    let fields = localized(view, ["accessibilityLabel": "Karte"])
      .properties["accessibilityConfiguration"]
    #expect(fields == .fields(["label": .text("Karte")]))
  }
}
