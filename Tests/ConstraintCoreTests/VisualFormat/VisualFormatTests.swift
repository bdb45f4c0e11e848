import ConstraintCore
import Testing

/// The lines of the visual format language, as equations.
struct VisualFormatTests {
  private static let metrics = ["gap": 12.0, "high": 700.0, "length": 90.0]

  private func lines(
    of format: String, _ options: FormatOptions = []
  ) throws -> [String] {
    let views = ["a", "b", "c", "find", "_next1"].map { ($0, FormatNames.View()) }
    let names = FormatNames(metrics: Self.metrics, views: Dictionary(uniqueKeysWithValues: views))
    return try VisualFormat(format, options: options, names: names).equations.map(\.description)
  }

  @Test func `AL37 views that touch are flush`() throws {
    #expect(try lines(of: "[a][b]") == ["b.leading == a.trailing"])
  }

  @Test func `AL35 a dash alone is the standard space of 8`() throws {
    #expect(try lines(of: "[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(try lines(of: "V:[a]-[b]") == ["b.top == a.bottom + 8"])
  }

  @Test func `AL36 a dash beside the superview is its margin`() throws {
    #expect(
      try lines(of: "H:|-[a]-|") == [
        "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing",
      ])
    #expect(
      try lines(of: "V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
  }

  @Test func `AL37 a number between dashes is the space`() throws {
    #expect(
      try lines(of: "|-20-[a]-0-|") == ["a.leading == |.leading + 20", "|.trailing == a.trailing"])
    #expect(try lines(of: "[a]-2.5-[b]") == ["b.leading == a.trailing + 2.5"])
    #expect(try lines(of: "[a]-gap-[b]") == ["b.leading == a.trailing + 12"])
  }

  @Test func `AL37 a list between dashes may have relations and priorities`() throws {
    #expect(try lines(of: "[a]-(>=10)-[b]") == ["b.leading >= a.trailing + 10"])
    #expect(try lines(of: "[a]-(<=gap@high)-[b]") == ["b.leading <= a.trailing + 12 @700"])
    #expect(try lines(of: "[a]-(-4@0.5)-[b]") == ["b.leading == a.trailing - 4 @0.5"])
  }

  @Test func `AL39 each predicate of a list is an equation`() throws {
    #expect(try lines(of: "[b(>=70,<=100)]") == ["b.width >= 70", "b.width <= 100"])
    #expect(
      try lines(of: "V:[a]-(>=2,8@20)-[b]")
        == ["b.top >= a.bottom + 2", "b.top == a.bottom + 8 @20"])
  }

  @Test func `AL37 a length may be another view's`() throws {
    #expect(try lines(of: "V:[a(>=b@750)]") == ["a.height >= b.height @750"])
    #expect(try lines(of: "[a(==length)]") == ["a.width == 90"])
  }

  @Test func `AL38 names are identifiers of C`() throws {
    #expect(try lines(of: "[_next1(1e1)]") == ["_next1.width == 10"])
  }

  @Test func `AL41 equations come in the order in which they are written`() throws {
    #expect(
      try lines(of: "|-(>=10@high)-[a(b@1000)][b(length)]|") == [
        "a.leading >= |.leading + 10 @700", "a.width == b.width", "b.leading == a.trailing",
        "b.width == 90", "|.trailing == b.trailing",
      ])
  }

  @Test func `a view alone says nothing`() throws {
    #expect(try lines(of: "[a]") == [])
  }

  @Test func `AL43 alignment adds an equation for each pair of neighbours`() throws {
    #expect(
      try lines(of: "|[a][b]-[c]", [.align(.top), .align(.lastBaseline)]) == [
        "a.leading == |.leading", "b.leading == a.trailing", "a.top == b.top",
        "a.lastBaseline == b.lastBaseline", "c.leading == b.trailing + 8", "b.top == c.top",
        "b.lastBaseline == c.lastBaseline",
      ])
  }

  @Test func `AL43 directions choose the edges of a horizontal line`() throws {
    #expect(
      try lines(of: "|-[a]-3-[b]|", .leftToRight)
        == ["a.left == |.leftMargin", "b.left == a.right + 3", "|.right == b.right"])
    #expect(
      try lines(of: "|-[a]-(>=3)-[b]|", .rightToLeft)
        == ["|.rightMargin == a.right", "a.left >= b.right + 3", "b.left == |.left"])
    #expect(try lines(of: "V:[a][b]", .rightToLeft) == ["b.top == a.bottom"])
  }

  @Test func `spaces may be measured between baselines, but not those to the superview`() throws {
    #expect(
      try lines(of: "V:|-5-[a]-30-[b]|", .baselineToBaseline) == [
        "a.top == |.top + 5", "b.firstBaseline == a.lastBaseline + 30", "|.bottom == b.bottom",
      ])
    #expect(try lines(of: "[a][b]", .baselineToBaseline) == ["b.leading == a.trailing"])
  }
}
