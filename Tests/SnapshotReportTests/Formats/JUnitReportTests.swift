import Foundation
import SnapshotCore
import SnapshotReport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func `a folder is a suite, a golden a case, and both are counted`() throws {
    #expect(
      JUnitReport(try RecordFixture.four()).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snapshots" tests="4" failures="2" errors="0" skipped="0">
          <testsuite name="Snapshots/plants" tests="3" failures="2" errors="0" skipped="0">
            <testcase classname="Snapshots.plants" name="a.png"/>
            <testcase classname="Snapshots.plants" name="b.png">
              <failure type="missing" message="plants/b.png is missing">plants/b.png is missing
        golden      Snapshots/plants/b.png</failure>
            </testcase>
            <testcase classname="Snapshots.plants" name="c.png" file="Tests/A.swift" line="12">
              <properties>
                <property name="cause" value="{&quot;actual&quot;:&quot;24&quot;,&quot;effects&quot;:[],&quot;golden&quot;:&quot;16&quot;,&quot;kind&quot;:&quot;setting&quot;,&quot;path&quot;:[],&quot;property&quot;:&quot;inset&quot;}"/>
              </properties>
              <failure type="different" message="plants/c.png is different: layout">plants/c.png is different: layout
          inset 16 → 24
        golden      Snapshots/plants/c.png</failure>
            </testcase>
          </testsuite>
          <testsuite name="Snapshots/swatches" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="Snapshots.swatches" name="a.png"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `what could not be judged is an error`() throws {
    let text = JUnitReport([try RecordFixture.error("a.png", "no")]).text
    #expect(text.contains(#"<error type="error" message="no">no</error>"#))
    #expect(text.contains(#"failures="0" errors="1""#))
  }

  @Test func `hostile text leaves the file well formed`() throws {
    let record = VerdictRecord(
      store: RecordFixture.hostile, name: try GoldenName(path: "a&b's.png"), owner: "test",
      source: SourceLine(file: RecordFixture.hostile, line: 1), outcome: .error,
      reason: .error([RecordFixture.hostile, RecordFixture.hostile]))
    let cases = try XMLCases(JUnitReport([record]).text)
    #expect(cases.names == ["a&b's.png"])
    #expect(cases.text.contains("]]>"))
    #expect(cases.text.contains(#"\u{0}\u{1b}[31m"#))
    #expect(cases.text.contains(#"\u{ffff}"#))
  }

  @Test func `without records the file is well formed too`() throws {
    #expect(try XMLCases(JUnitReport([]).text).names.isEmpty)
  }
}

/// The cases that a reader of XML finds in a JUnit file.
private final class XMLCases: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var text = ""

  init(_ file: String) throws {
    super.init()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase" { names.append(attributes["name"] ?? "") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
