import InterfaceBuilder
import Testing

struct InterfaceConstraintTests {
  private func constraint(_ attributes: String, _ content: String = "") throws
    -> InterfaceConstraint
  {
    let view = try InterfaceDocument.view(
      "<constraints><constraint \(attributes)>\(content)</constraint></constraints>")
    return try #require(view.constraints.first)
  }

  @Test func `absent parts have the format's defaults`() throws {
    let constraint = try constraint("firstAttribute='width' id='c'")
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.relation == .equal && constraint.priority == 1000)
    #expect(constraint.multiplier == 1 && constraint.constant == 0)
    #expect(constraint.line == 4)
  }

  @Test func `all parts of a constraint are read`() throws {
    let constraint = try constraint(
      """
      firstItem='v' firstAttribute='leading' relation='lessThanOrEqual' secondItem='v' \
      secondAttribute='trailingMargin' constant='-9.5e-2' priority='250' symbolic='YES' \
      identifier='edge' placeholder='YES'
      """)
    #expect(constraint.firstItem == "v" && constraint.secondItem == "v")
    #expect(constraint.secondAttribute == "trailingMargin")
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == -0.095 && constraint.priority == 250)
    #expect(constraint.isSymbolic && constraint.isPlaceholder && constraint.identifier == "edge")
  }

  @Test(arguments: ["0.75", "3:4", "3/4"])
  func `a multiplier is a number or a ratio`(_ text: String) throws {
    #expect(try constraint("firstAttribute='width' multiplier='\(text)'").multiplier == 0.75)
  }

  @Test func `a constraint may have another constant in a size class`() throws {
    let constraint = try constraint(
      "firstAttribute='width'", "<variation key='heightClass=compact' constant='8'/>")
    #expect(constraint.variations.first?.isHeightRegular == false)
    #expect(constraint.variations.first?.properties == ["constant": .text("8")])
  }
}
