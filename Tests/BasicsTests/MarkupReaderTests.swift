import Basics
import Testing

struct MarkupReaderTests {
  private func read(_ text: String) throws -> MarkupElement {
    try MarkupElement(reading: Array(text.utf8))
  }

  @Test func `attributes and elements keep their order`() throws {
    let root = try read(#"<a z="1" b='2'><c/><d>text</d><c/></a>"#)
    #expect(root.attributes.map(\.name) == ["z", "b"])
    #expect(root.children.map(\.name) == ["c", "d", "c"])
    #expect(root.children[1].text == "text")
  }

  @Test func `an element knows the line and the column of its start tag`() throws {
    let root = try read("<?xml version=\"1.0\"?>\r\n<a>\r  <b\n x=\"1\"/><c/>\n</a>")
    #expect(root.place == MarkupPlace(line: 2, column: 1))
    #expect(root.children[0].place == MarkupPlace(line: 3, column: 3))
    #expect(root.children[1].place == MarkupPlace(line: 4, column: 9))
  }

  @Test func `a name keeps its prefix`() throws {
    let root = try read(#"<x:a xmlns:x="urn:x" x:b="1"/>"#)
    #expect(root.name == "x:a")
    #expect(root["x:b"] == "1")
  }

  @Test func `the five entities and references to characters are replaced`() throws {
    let root = try read(#"<a b="&lt;&quot;&apos;&#10;">&amp;&gt;&#65;&#x1F600;</a>"#)
    #expect(root["b"] == "<\"'\n")
    #expect(root.text == "&>A😀")
  }

  @Test func `comments and instructions are skipped, and CDATA is text`() throws {
    let text = "<!-- a --><?b c?><a>1<!-- <x> -->2<?y?><![CDATA[<3>&amp;]]></a><!-- b -->"
    #expect(try read(text).text == "12<3>&amp;")
  }

  @Test func `line ends are line feeds in a text and spaces in a value`() throws {
    let root = try read("<a b='1\r\n2\t3'>1\r\n2\r3\n</a>")
    #expect(root["b"] == "1 2 3")
    #expect(root.text == "1\n2\n3\n")
  }

  @Test func `indentation is no text, and a blank between two tags of one element is`() throws {
    let root = try read("<a>\n  <b> </b>\n</a>")
    #expect(root.text.isEmpty)
    #expect(root.children[0].text == " ")
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try MarkupElement(reading: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).name == "a")
  }

  @Test func `a document type without entities is skipped`() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b" [<!ELEMENT a (b)> <!-- ]> -->]><svg/>
      """
    #expect(try read(text).name == "svg")
  }

  private func readExpanding(_ text: String) throws -> MarkupElement {
    try MarkupElement(reading: Array(text.utf8), expandsEntities: true)
  }

  @Test func `entities of plain text are replaced if the caller accepts them`() throws {
    let text = "<!DOCTYPE a [<!ENTITY b 'x>y'> <!ENTITY b 'z'>]><a c='&b;'>&b;&lt;</a>"
    let root = try readExpanding(text)
    #expect(root["c"] == "x>y")
    #expect(root.text == "x>y<")
    #expect(throws: MarkupSyntaxError.self) { try read(text) }
  }

  @Test(arguments: [
    "<!ENTITY b SYSTEM 'f'>", "<!ENTITY b '&c;'>", "<!ENTITY b '<c/>'>", "<!ENTITY % b 'c'>",
  ])
  func `entities of other files, of entities or of markup are errors`(entity: String) {
    #expect(throws: MarkupSyntaxError.self) { try readExpanding("<!DOCTYPE a [\(entity)]><a/>") }
  }

  @Test func `entities are expanded to a megabyte at most`() {
    let value = String(repeating: "x", count: 10_000)
    let text = {
      "<!DOCTYPE a [<!ENTITY b '\(value)'>]><a>\(String(repeating: "&b;", count: $0))</a>"
    }
    #expect(throws: Never.self) { try readExpanding(text(100)) }
    #expect(throws: MarkupSyntaxError.self) { try readExpanding(text(200)) }
  }

  @Test func `a document of many elements beside each other is read in one pass`() throws {
    let root = try read("<a>" + String(repeating: "<b/>", count: 200_000) + "</a>")
    #expect(root.children.count == 200_000)
    #expect(root.children.last?.place.column == 800_000)
  }

  @Test func `elements are read up to the limit of the depth`() throws {
    let limit = 512
    let text = { String(repeating: "<a>", count: $0) + String(repeating: "</a>", count: $0) }
    #expect(try read(text(limit)).name == "a")
    let error = #expect(throws: MarkupSyntaxError.self) { try read(text(limit + 1)) }
    #expect(error?.place == MarkupPlace(line: 1, column: 3 * limit + 1))
  }
}
