import Foundation
import RasterText
import TestSupport
import Testing

@testable import UIKit

/// An app's fonts, in one suite with others that register fonts, since they are the process's.
extension NamedFontTests {
  private static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private static func fixture(_ name: String) -> URL {
    root.appendingPathComponent("Tests/RasterTextTests/Fixtures/\(name)")
  }

  /// Makes a bundle with fonts and an `Info.plist`.
  private func fonts(named names: [String]) throws -> AppFonts {
    let folder = try TemporaryFolder()
    let inner = folder.url.appendingPathComponent("Shop.bundle/Fonts")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.fixture("NotoSansThai.ttc"), to: folder.file("Thai.ttc"))
    try FileManager.default.copyItem(
      at: Self.fixture("NotoSansHebrew-Variable.ttf"),
      to: inner.appendingPathComponent("Hebrew.ttf"))
    let information = ["UIAppFonts": names]
    try PropertyListEncoder().encode(information).write(to: folder.file("Info.plist"))
    return AppFonts(in: try #require(Bundle(path: folder.url.path)))
  }

  @Test func `an app's fonts are those of its bundle (SR10)`() throws {
    let fonts = try fonts(named: ["Thai.ttc"])
    #expect(fonts.problems == [])
    #expect(
      fonts.faces.prefix(2).map(\.postScriptName) == ["NotoSansThai-Regular", "NotoSansThai-Bold"])
    #expect(fonts.faces.contains { $0.postScriptName == "NotoSansHebrew-SemiBold" })
  }

  @Test func `a file that Info plist names and the bundle lacks is an error (SR10)`() throws {
    #expect(
      try fonts(named: ["Thay.ttc"]).problems == [
        "Info.plist: UIAppFonts names Thay.ttc, which is not in the bundle; did you mean Thai.ttc?"
      ])
  }

  @Test func `all fonts of a collection are registered and removed (SR10)`() {
    let url = Self.fixture("NotoSansThai.ttc") as CFURL
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(
      UIFont.fontNames(forFamilyName: "Noto Sans Thai")
        == ["NotoSansThai-Regular", "NotoSansThai-Bold"])
    #expect(UIFont(name: "Noto Sans Thai", size: 9)?.fontName == "NotoSansThai-Regular")
    #expect(UIFont(name: "NotoSansThai-Bold", size: 9)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont.fontNames(forFamilyName: "Noto Sans Thai") == [])
  }

  private func withVariableFont(_ body: () throws -> Void) rethrows {
    let url = Self.fixture("NotoSansHebrew-Variable.ttf") as CFURL
    CTFontManagerRegisterFontsForURL(url, .process, nil)
    defer { CTFontManagerUnregisterFontsForURL(url, .process, nil) }
    try body()
  }

  private func width(_ font: UIFont) -> CGFloat {
    ("א" as NSString).size(withAttributes: [.font: font]).width
  }

  @Test func `a descriptor's variations move a font along its axes (SR11)`() throws {
    try withVariableFont {
      let regular = try #require(UIFont(name: "NotoSansHebrew-Regular", size: 40))
      let descriptor = regular.fontDescriptor.addingAttributes([
        UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute): [0x7767_6874: 650]
      ])
      let varied = UIFont(descriptor: descriptor, size: 0)
      #expect(varied.fontName == "NotoSansHebrew-Regular")
      #expect(width(varied) > width(regular))
      #expect(varied != regular)
      #expect(UIFont(descriptor: varied.fontDescriptor, size: 0) == varied)
    }
  }

  @Test func `a family's weight is a font of its own, or a position on its axis (SR11)`() throws {
    withVariableFont {
      func font(_ weight: UIFont.Weight) -> UIFont {
        UIFont(
          descriptor: UIFontDescriptor(fontAttributes: [
            .family: "Noto Sans Hebrew",
            .traits: [UIFontDescriptor.TraitKey.weight: weight],
          ]), size: 40)
      }
      #expect(font(.semibold).fontName == "NotoSansHebrew-SemiBold")
      #expect(font(.regular).fontName == "NotoSansHebrew-Regular")
      let between = font(UIFont.Weight(rawValue: 0.35))
      #expect(width(between) > width(font(.semibold)))
      #expect(width(between) < width(font(.bold)))
    }
  }

  @Test func `the warning of a name without a font has the nearest name (SR10)`() {
    #expect(
      MissingFonts.warning(of: "HelveticaNeu-Bold")
        == "UIFont(name: \"HelveticaNeu-Bold\"): there is no such font; did you mean "
        + "HelveticaNeue-Bold?")
    #expect(
      MissingFonts.warning(of: "Qqqqq") == "UIFont(name: \"Qqqqq\"): there is no such font")
  }
}
