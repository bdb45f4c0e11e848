import Basics
import TestSupport
import Testing

struct MarkupSyntaxErrorTests {
  private static let messages = [
    ("", "1:1: a document without elements; expected an element such as <document>"),
    ("text", "1:1: the character t; expected the start tag of an element"),
    ("<a/>\n text", "2:2: the character t; expected the end of the document"),
    ("<a/><b/>", "1:5: a second root element; expected the end of the document"),
    (
      "<a>\n<b></a>",
      "2:4: the end tag </a>; expected </b>, which closes the <b> at 2:1"
    ),
    ("<a>\n <b/>", "2:6: the end of the document; expected </a>, which closes the <a> at 1:1"),
    ("</a>", "1:1: the end tag of no element; expected a start tag before it"),
    ("<a b=\"1\" b=\"2\"/>", "1:10: the attribute b a second time; expected each attribute once"),
    ("<a b=1/>", "1:6: the character 1; expected a value in quotation marks"),
    ("<a b/>", "1:5: the character /; expected ="),
    ("<a b='1'c='2'/>", "1:9: the character c; expected a space, /> or >"),
    ("<a b='<'/>", "1:7: the character <; expected &lt; in a value"),
    ("<a b='1", "1:6: a value that never ends; expected a closing '"),
    ("<a", "1:1: a tag that never ends; expected >"),
    ("<1/>", "1:2: the character 1; expected the name of an element after <"),
    (
      "<a>&b;</a>",
      "1:4: the entity &b;; expected &amp; &lt; &gt; &quot; &apos; or a character such as &#38;"
    ),
    (
      "<a>&#0;</a>",
      "1:4: the entity &#0;; expected &amp; &lt; &gt; &quot; &apos; or a character such as &#38;"
    ),
    ("<a>A & B</a>", "1:6: the character &; expected &amp;, or an entity that ends with ;"),
    ("<a>\u{1}</a>", "1:4: a control character; expected a character of a text"),
    ("<a><!-- </a>", "1:4: a comment that never ends; expected --> after it"),
    ("<a><![CDATA[ </a>", "1:4: a CDATA section that never ends; expected ]]> after it"),
    ("<a><?b </a>", "1:4: a processing instruction that never ends; expected ?> after it"),
    ("<a><!DOCTYPE a></a>", "1:4: a declaration; expected an element, a text or a comment"),
    (
      "<!DOCTYPE a [\n<!ENTITY b \"c\">]><a>&b;</a>",
      "2:1: the declaration of an entity; expected a document type without entities, which is read"
    ),
    ("<?xml version='1.0' encoding='UTF-16'?><a/>", "1:1: the encoding UTF-16; expected UTF-8"),
  ]

  @Test(arguments: messages)
  func `a mistake has a place and an expectation`(_ text: String, _ message: String) {
    let error = #expect(throws: MarkupSyntaxError.self) {
      try MarkupElement(reading: Array(text.utf8))
    }
    #expect(error?.description == message)
  }

  private static let utf16: [[UInt8]] = [
    [0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x61, 0],
  ]

  @Test(arguments: utf16)
  func `a document in UTF-16 is refused by name`(_ bytes: [UInt8]) {
    let error = #expect(throws: MarkupSyntaxError.self) { try MarkupElement(reading: bytes) }
    #expect(error?.description == "1:1: a document in UTF-16; expected UTF-8")
  }

  @Test func `a byte that is not UTF-8 is found on its line`() {
    let bytes = Array("<a>\n".utf8) + [0xC3, 0x28] + Array("</a>".utf8)
    let error = #expect(throws: MarkupSyntaxError.self) { try MarkupElement(reading: bytes) }
    #expect(error?.place == MarkupPlace(line: 2, column: 1))
  }

  @Test func `more attributes than the limit are refused`() {
    let attributes = (0...1024).map { " a\($0)=''" }.joined()
    let error = #expect(throws: MarkupSyntaxError.self) {
      try MarkupElement(reading: Array("<a\(attributes)/>".utf8))
    }
    #expect(error?.expected == "at most 1024 for one element")
  }

  private static let sample = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE a SYSTEM "b"><a c="d&amp;" é='f'><!-- g --><h>ü&#x41;<![CDATA[]]]]></h>
      <i:j k="&lt;"/></a>
    """.utf8)

  @Test func `no beginning of a document is a document`() {
    for count in 0..<Self.sample.count {
      #expect(throws: MarkupSyntaxError.self) {
        try MarkupElement(reading: Array(Self.sample.prefix(count)))
      }
    }
  }

  @Test func `a document with changed bytes is read or refused at a place in it`() {
    var random = SeededGenerator(seed: 31)
    let bytes = Array("<>/&;!?-[]='\"a \n\u{0}".utf8) + [0xC3, 0xFF]
    var refused = 0
    for _ in 0..<5000 {
      var text = Self.sample
      for _ in 0...random.integer(0...3) {
        text[random.integer(0...text.count - 1)] = bytes[random.integer(0...bytes.count - 1)]
      }
      do throws(MarkupSyntaxError) {
        _ = try MarkupElement(reading: text)
      } catch {
        refused += 1
        #expect((1...5).contains(error.place.line) && error.place.column <= text.count + 1)
      }
    }
    #expect(refused > 2500 && refused < 5000)
  }
}
