import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutStage

struct StoryboardOutlineTests {
  private func controller(_ id: String, _ properties: [String: String] = [:]) -> InterfaceObject {
    var object = InterfaceObject(id: id, element: "viewController", line: 1)
    object.properties = properties.mapValues { .text($0) }
    return object
  }

  private func segue(
    _ kind: String, _ relationship: String? = nil, to destination: String
  ) -> InterfaceConnection {
    var segue = InterfaceSegue(kind: kind)
    segue.relationship = relationship
    return InterfaceConnection(kind: .segue(segue), destination: destination, id: "", line: 1)
  }

  private func outline(_ objects: InterfaceObject...) -> StoryboardOutline {
    var document = InterfaceDocument(kind: .storyboard)
    document.scenes = objects.map { object in
      var scene = InterfaceScene(id: object.id)
      scene.objects = [object]
      return scene
    }
    return StoryboardOutline(document)
  }

  @Test func `a scene has the title of its controller`() {
    let object = controller("a", ["title": "Herbs"])
    #expect(outline(object).title(of: object) == "Herbs")
  }

  @Test func `or of its navigation item`() {
    var object = controller("a")
    object.keyed["navigationItem"] = controller("b", ["title": "Basil"])
    #expect(outline(object).title(of: object) == "Basil")
  }

  @Test(arguments: [
    ("HerbListViewController", "Herb List View Controller"), ("URLView", "URL View"),
    ("AR", "AR"), (nil, "View Controller"),
  ])
  func `or the name of its class`(name: String?, words: String) {
    var object = controller("a")
    object.customClass = name
    #expect(outline(object).title(of: object) == words)
  }

  @Test func `a reference has the name of its storyboard`() {
    var object = controller("a", ["storyboardName": "Payment"])
    object.element = "viewControllerPlaceholder"
    #expect(outline(object).title(of: object) == "Payment")
  }

  @Test func `a controller shown from one on a stack is on the stack too`() {
    var (stack, list) = (controller("stack"), controller("list"))
    stack.connections = [segue("relationship", "rootViewController", to: "list")]
    list.connections = [segue("show", to: "detail")]
    let place = outline(stack, list, controller("detail")).stack(of: "detail")
    #expect(place?.navigation == "stack")
    #expect(place?.previous == "list")
  }

  @Test func `a presented controller is on no stack`() {
    var (stack, list) = (controller("stack"), controller("list"))
    stack.connections = [segue("relationship", "rootViewController", to: "list")]
    list.connections = [segue("presentation", to: "detail")]
    #expect(outline(stack, list, controller("detail")).stack(of: "detail") == nil)
  }

  @Test func `segues in a circle end the search for a stack`() {
    var (one, two) = (controller("one"), controller("two"))
    one.connections = [segue("show", to: "two")]
    two.connections = [segue("show", to: "one")]
    #expect(outline(one, two).stack(of: "one") == nil)
  }

  @Test func `the segues of a row belong to its scene`() {
    var list = controller("list")
    var cell = InterfaceObject(id: "cell", element: "tableViewCell", line: 3)
    cell.connections = [segue("show", to: "detail")]
    list.lists["prototypes"] = [cell]
    let found = outline(list, controller("detail")).segues
    #expect(found.map(\.source) == ["list"])
    #expect(found.map(\.owner) == ["cell"])
  }
}
