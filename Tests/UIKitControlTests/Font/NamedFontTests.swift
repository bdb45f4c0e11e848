import Foundation
import Testing
import UIKit

// On the main actor, because a missing font is logged, and other tests there record the log.
@MainActor @Suite(.serialized) struct NamedFontTests {
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

  private static func file(_ name: String) -> URL {
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return root.appendingPathComponent("Fonts/Files/\(name)")
  }

  @Test func `a registered font is found by its names, and has its own lines (H32)`() throws {
    let url = Self.file("DejaVuSans.ttf") as CFURL
    #expect(UIFont(name: "DejaVuSans", size: 20) == nil)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
    let font = try #require(UIFont(name: "DejaVu Sans", size: 20))
    #expect(font.fontName == "DejaVuSans" && font.familyName == "DejaVu Sans")
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans") == ["DejaVuSans"])
    let system = UIFont.systemFont(ofSize: 20)
    #expect(font.lineHeight != system.lineHeight && font.capHeight != system.capHeight)
    let text = "Basil" as NSString
    #expect(
      text.size(withAttributes: [.font: font]).width
        != text.size(withAttributes: [.font: system]).width)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(font.withSize(10).lineHeight == font.lineHeight / 2)
  }

  @Test func `a font is registered once, and what is no font is not (H32)`() {
    let urls = [Self.file("JetBrainsMono-Bold.ttf"), Self.file("JetBrainsMono-Regular.ttf")]
    #expect(CTFontManagerRegisterFontsForURLs(urls as CFArray, .process, nil))
    defer { for url in urls { CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil) } }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(urls[0] as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 105)
    error = nil
    #expect(!CTFontManagerRegisterFontsForURL(Self.file("No.ttf") as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 101)
    error = nil
    let source = URL(fileURLWithPath: #filePath) as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(source, .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
  }

  @Test func `a font in memory is registered too (H32)`() throws {
    let provider = try #require(CGDataProvider(url: Self.file("DejaVuSans.ttf") as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSans" && font.fullName == "DejaVu Sans Book")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "DejaVuSans", size: 12) != nil)
    #expect(
      CTFontManagerUnregisterFontsForURL(Self.file("DejaVuSans.ttf") as CFURL, .process, nil))
    #expect(UIFont(name: "DejaVuSans", size: 12) == nil)
    #expect(CGDataProvider(data: Data([1, 2])).map { CGFont($0) == nil } == true)
    #expect(CGDataProvider(url: Self.file("No.ttf") as CFURL) == nil)
  }
}
