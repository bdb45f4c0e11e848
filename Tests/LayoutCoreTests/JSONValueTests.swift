import LayoutCore
import Testing

struct JSONValueTests {
  @Test(arguments: [
    0.1 + 0.2, 1e21, Double.leastNonzeroMagnitude, 207_000, 165.66666666666663, -7.25,
  ])
  func `a number reads back as the same double`(number: Double) {
    #expect(Double(JSONValue.number(number).line) == number)
  }

  @Test func `whole numbers have no point and zero no sign`() {
    #expect(JSONValue.numbers([10, -0.0]).line == "[10, 0]")
  }

  @Test func `what is no number is a word`() {
    let words = JSONValue.numbers([.nan, -.nan, .infinity, -.infinity])
    #expect(words.line == #"["nan", "nan", "inf", "-inf"]"#)
    #expect(words.canonical == #"["nan","nan","inf","-inf"]"#)
  }

  @Test func `strings are escaped`() {
    #expect(JSONValue.text("a\"\\\n\u{1}\u{7F}ü").line == #""a\"\\\n\u0001\u007fü""#)
  }

  @Test func `the canonical form has line breaks around elements that ask for them`() {
    let value = JSONValue.object([
      ("a", .lines([.integer(1), .list([.flag(true), .null])])), ("b", .lines([])),
    ])
    #expect(value.canonical == "{\"a\":[\n1,\n[true,null]\n],\"b\":[]}")
  }

  @Test func `a document breaks what does not fit on one line`() {
    let long = String(repeating: "x", count: 90)
    #expect(JSONValue.list([.text("short")]).document == #"["short"]"#)
    #expect(
      JSONValue.object([("name", .text(long)), ("empty", .object([]))]).document
        == "{\n  \"name\": \"\(long)\",\n  \"empty\": {}\n}")
  }

  @Test(arguments: [(438.79999999999995, "438.8"), (.nan, "nan"), (1e21, "1e+21"), (0.5, "0.5")])
  func `for people a number has at most three decimals`(number: Double, text: String) {
    #expect(number.thousandths == text)
  }
}
