import Testing

@testable import UIKit

@MainActor struct InterfaceBuilderMembersTests {
  private final class Cell: UIView {
    var title: UILabel?
    var marks: [UIView]?
    var size = CGFloat(1)

    override class var interfaceBuilderMembers: InterfaceBuilderMembers {
      super.interfaceBuilderMembers.property("title", \Cell.title)
        .property("marks", \Cell.marks).property("size", \Cell.size)
    }
  }

  @Test func `a property is set by its name`() throws {
    let (cell, label) = (Cell(), UILabel())
    #expect(try #require(Cell.interfaceBuilderMembers.properties["title"]).set(cell, label))
    #expect(cell.title === label)
  }

  @Test func `a collection is set as an array`() throws {
    let (cell, label) = (Cell(), UILabel())
    let objects: [Any] = [label]
    #expect(try #require(Cell.interfaceBuilderMembers.properties["marks"]).set(cell, objects))
    #expect(cell.marks == [label])
  }

  @Test func `a value of another type is refused`() throws {
    let cell = Cell()
    #expect(try !#require(Cell.interfaceBuilderMembers.properties["title"]).set(cell, UIView()))
    #expect(cell.title == nil)
  }
}
