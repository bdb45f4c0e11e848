import Testing
import UIKit

struct NamedFontTests {
  @Test(arguments: [
    ("HelveticaNeue", "HelveticaNeue", "Helvetica Neue"),
    ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"),
    ("Arial", "ArialMT", "Arial"), ("Courier New", "CourierNewPSMT", "Courier New"),
    ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next"),
    ("Inter-Bold", "Inter-Bold", "Inter"),
    ("TrebuchetMS-Bold", "TrebuchetMS-Bold", "Trebuchet MS"),
  ])
  func `a font of iOS is found by its name or its family's`(
    asked: String, name: String, family: String
  ) {
    let font = UIFont(name: asked, size: 18)
    #expect(font?.fontName == name)
    #expect(font?.familyName == family)
    #expect(font?.pointSize == 18)
  }

  @Test(arguments: ["", "Comic Sans", "helvetica", "Helvetica-Black", "Montserrat-ExtraBold"])
  func `a font that iOS does not have is not made`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func `the nearest bundled font draws it`() {
    func drawn(_ name: String) -> Bool {
      UIFont(name: name, size: 17)?.value == UIFont(name: "Inter-Bold", size: 17)?.value
    }
    #expect(drawn("Helvetica-Bold"))
    #expect(drawn("GillSans-UltraBold"))
    #expect(!drawn("Helvetica"))
    #expect(
      UIFont(name: "Menlo-Regular", size: 11)?.value
        == UIFont.monospacedSystemFont(ofSize: 11, weight: .regular).value)
  }

  @Test func `a system font is found by the name that it reports`() {
    let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    #expect(UIFont(name: font.fontName, size: 12)?.value == font.value)
  }

  @Test func `fonts of two names are not equal, and a size keeps the name`() {
    let font = UIFont(name: "Georgia", size: 12)
    #expect(font != UIFont(name: "Palatino", size: 12))
    #expect(font == UIFont(name: "Georgia", size: 12))
    #expect(font?.withSize(20).fontName == "Georgia")
  }

  @Test func `a size that is not positive means the default one`() {
    #expect(UIFont(name: "Georgia", size: 0)?.pointSize == UIFont.systemFontSize)
  }

  @Test func `every listed font can be had`() {
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.familyName == family)
      }
    }
  }
}
