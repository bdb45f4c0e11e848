import Foundation
import Testing

@testable import RasterText

struct FontNamesTests {
  @Test func `a font knows its name and its version`() {
    let library = FontLibrary.shared
    #expect(library.system(weight: .semibold).primary.name == "Inter Semi Bold")
    #expect(library.fallback.name == "DejaVu Sans Book")
    #expect(library.all.allSatisfy { !$0.version.isEmpty && $0.version.first?.isNumber == true })
  }

  @Test func `a style that the family ends with is not said twice`() {
    #expect(FontNames(family: "Inter Bold", style: "Bold", version: "1").full == "Inter Bold")
    #expect(FontNames(family: "Inter", style: "", version: "1").full == "Inter")
  }

  @Test(arguments: [
    ("Version 3.019;git-0a5106e0b", "3.019"), ("2.37", "2.37"), ("Version", nil), ("", nil),
    ("Version ٣", nil),
  ])
  func `a version is the first number of its record`(record: String, number: String?) {
    #expect(FontNames.number(in: record) == number)
  }

  @Test(arguments: [(0x1_0000, "1.000"), (0x2_8000, "2.500"), (0x3_04DD, "3.019"), (0, "0.000")])
  func `a revision has 16 binary places`(revision: Int, number: String) {
    #expect(FontNames.number(ofRevision: revision) == number)
  }

  @Test(arguments: [(-0x1_8000, "-1.500"), (-1, "0.000"), (Int(Int32.min), "-32768.000")])
  func `a revision below zero stops nothing`(revision: Int, number: String) {
    #expect(FontNames.number(ofRevision: revision) == number)
  }
}
