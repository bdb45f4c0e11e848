import Foundation
import TestSupport
import Testing

@testable import LayoutLaboratory

/// The findings about an asset catalogue.
struct CatalogueReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file("App.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the findings as `code place: detail`, with places in the catalogue.
  private func findings() -> [String] {
    let path = folder.file("App.xcassets").path
    return CatalogueReport(of: path).findings.map { finding in
      "\(finding.rule.code) \(finding)".replacingOccurrences(of: path + "/", with: "")
    }
  }

  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0H2V2H0Z"/></svg>
    """

  @Test func `a fault in a file of JSON has its line, in groups too`() throws {
    try write("Contents.json", "{\n\"info\": {},\n}")
    #expect(
      findings() == [
        "A01 Contents.json:2: a comma with nothing after it; expected no comma here"
      ])
  }

  @Test func `a set without contents is found`() throws {
    try write("basil.imageset/a.svg", svg)
    #expect(findings() == ["A02 basil.imageset: has no Contents.json"])
  }

  @Test func `a file that no entry names is found`() throws {
    try write("basil.imageset/a.svg", svg)
    try write("basil.imageset/b.svg", svg)
    try write("basil.imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]}"#)
    #expect(findings() == ["A04 basil.imageset/b.svg: is named by no entry"])
  }

  @Test func `a kind that is not drawn and a damaged file are found`() throws {
    try write("basil.imageset/a.gif", "GIF89a")
    try write("leaf.imageset/a.svg", "<svg")
    for name in ["basil.imageset/a.gif", "leaf.imageset/a.svg"] {
      let file = name.split(separator: "/")
      try write(
        "\(file[0])/Contents.json", "{\"images\": [{\"filename\": \"\(file[1])\"}]}")
    }
    let found = findings()
    #expect(
      found.first == "A05 basil.imageset/a.gif: a.gif is a GIF picture, which is not drawn")
    #expect(found.last?.hasPrefix("A06 leaf.imageset/a.svg: a.svg:") == true)
    #expect(found.count == 2)
  }

  @Test func `a name used twice is found`() throws {
    for group in ["A", "B"] {
      try write("\(group)/basil.imageset/a.svg", svg)
      try write("\(group)/basil.imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]}"#)
    }
    #expect(findings() == ["A08 B/basil.imageset: has the name of A/basil.imageset"])
  }

  @Test func `an unknown colour has the line of its value`() throws {
    try write(
      "leaf.colorset/Contents.json",
      """
      {"colors": [
        {"color": {"components": {"white": "0.5", "alpha": "1.0"}}},
        {"color": {"platform": "ios", "reference": "systemPlaidColor"}},
        {"color": {"components": {"white": "pale", "alpha": "1.0"}}}
      ]}
      """)
    #expect(
      findings() == [
        "A09 leaf.colorset/Contents.json:3: the system colour systemPlaidColor is unknown",
        "A09 leaf.colorset/Contents.json:4: the components are not a colour",
      ])
  }

  @Test func `an asset without any file or colour is found`() throws {
    try write("basil.imageset/Contents.json", #"{"images": [{"scale": "1x"}]}"#)
    try write("leaf.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
    #expect(
      findings() == [
        "A10 basil.imageset/Contents.json:1: names no file",
        "A10 leaf.colorset/Contents.json:1: gives no colour",
      ])
  }
}
