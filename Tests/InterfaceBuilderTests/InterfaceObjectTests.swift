import InterfaceBuilder
import Testing

struct InterfaceObjectTests {
  @Test func `an object has no properties that its element does not name`() {
    #expect(InterfaceObject(id: "a-b-c", element: "label", line: 3).properties.isEmpty)
  }
}
