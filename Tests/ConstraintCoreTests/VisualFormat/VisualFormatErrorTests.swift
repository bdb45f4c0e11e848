import ConstraintCore
import Testing

/// The message about a visual format that cannot be read, and the place of its caret.
struct VisualFormatErrorTests {
  private let names = FormatNames(
    metrics: ["blackWidth": 50, "endless": .infinity],
    views: [
      "whiteBox1": .init(), "whiteBox2": .init(), "blackBox4": .init(), "redBox": .init(),
      "lone": .init(hasSuperview: false),
    ])

  private func expect(
    _ format: String, _ sentence: String, at place: Int, _ options: FormatOptions = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let message = """
      Unable to parse constraint format: \n\(sentence) \n\(format) \n\
      \(String(repeating: " ", count: place))^
      """
    #expect(sourceLocation: location) {
      _ = try VisualFormat(format, options: options, names: names)
    } throws: { error in
      String(describing: error) == message
    }
  }

  @Test func `AL42 an axis ends with a colon`() {
    expect("V|[redBox]|", "Expected ':' after 'V' to specify vertical arrangement", at: 1)
    expect("H[redBox]", "Expected ':' after 'H' to specify horizontal arrangement", at: 1)
  }

  @Test func `AL42 a view's brackets are closed`() {
    let sentence =
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    expect("|[whiteBox1][blackBox4(blackWidth][redBox]|", sentence, at: 33)
    expect("[redBox", sentence, at: 7)
  }

  @Test func `AL42 a view must have its name`() {
    expect("|[whiteBox2][blackBox]", "blackBox is not a key in the views dictionary.", at: 21)
    expect("[redBox(other)]", "other is not a key in the views dictionary.", at: 13)
    expect("H:[self.arrows]-5-|", "self is not a key in the views dictionary.", at: 7)
  }

  @Test func `AL42 a relation has two characters`() {
    expect("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", at: 15)
  }

  @Test func `AL42 a view is expected after a connection`() {
    expect("H:|-165.000000-|", "Expected a view", at: 15)
    expect("", "Expected a view", at: 0)
    expect("[redBox]-", "Expected a view", at: 9)
    expect("[ redBox]", "Expected a view", at: 1)
  }

  @Test func `AL42 a number or a metric is expected between dashes`() {
    let sentence =
      "Expected a number or key from the metrics dictionary, but encountered something else"
    expect("[redBox]- (4)-[whiteBox1]", sentence, at: 9)
    expect("[redBox(>=)]", sentence, at: 10)
    expect("[redBox(1e999)]", sentence, at: 8)
    expect("[redBox(endless)]", sentence, at: 15)
    expect("[redBox]-gap-|", "gap is not a key in the metrics dictionary.", at: 12)
  }

  @Test func `AL42 the superview of a view that has none means nothing`() {
    let sentence =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    expect("V:|[lone]", sentence, at: 8)
    expect("[lone]-3-|", sentence, at: 10)
  }

  // The formats that the tests of microsoft/WinObjC expect to be errors, except for priorities out
  // of range.
  @Test(
    arguments: [
      "[lone]-|", "[noView(20)]", "[blackWidth(20)]", "[redBox(20@whiteBox1)]", "[redBox(20)]-",
      "[redBox((20))]", "[redBox()(20)]", "[redBox(20)]()", "[redBox(20]",
    ])
  func `AL42 what does not follow the grammar is refused`(format: String) {
    #expect(throws: (any Error).self) { try VisualFormat(format, names: names) }
  }

  @Test func `views are not aligned along the axis`() {
    expect(
      "V:[redBox]",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also vertical.", at: 2, .align(.centerY))
    expect(
      "[redBox]",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also horizontal.", at: 0, .align(.leading))
  }

  @Test func `connections are closed, and nothing follows the superview`() {
    expect("[redBox]-(3-|", "A predicate list on a connection must end with ')'", at: 11)
    expect("[redBox]-3[lone]", "Expected '-' after the predicate of a connection", at: 10)
    expect(
      "[redBox]-|[lone]", "Expected '-', '[' or '|' after a view, and nothing after '|'", at: 10)
    expect("[redBox] ", "Expected '-', '[' or '|' after a view, and nothing after '|'", at: 8)
  }

  @Test func `no text stops the reader`() {
    let pieces = ["|", "[", "]", "(", ")", "-", ",", "@", ">=", "redBox", "9", "é", "H:", "."]
    var state: UInt64 = 7
    for _ in 0..<4_000 {
      var format = ""
      for _ in 0..<9 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        format += pieces[Int(state >> 33) % pieces.count]
      }
      do {
        _ = try VisualFormat(format, names: names)
      } catch {
        #expect(error.place <= format.count)
      }
    }
  }
}
