import Foundation
import RasterCore
import Testing

@testable import LayoutStage

@Suite struct PaletteTests {
  @Test(arguments: Appearance.allCases)
  func `words are legible on plates and on the page`(appearance: Appearance) {
    let palette = FigurePalette.of(appearance)
    for ink in [palette.ink, palette.secondInk, palette.thirdInk, palette.measure] {
      #expect(contrast(ink, palette.plate) >= 4.5, "\(ink.hex) on \(palette.plate.hex)")
      #expect(contrast(ink, palette.page) >= 4.5, "\(ink.hex) on \(palette.page.hex)")
    }
  }

  @Test(arguments: Appearance.allCases)
  func `signs stand out from the page`(appearance: Appearance) {
    let palette = FigurePalette.of(appearance)
    for ink in [palette.assent, palette.warning] { #expect(contrast(ink, palette.page) >= 3) }
  }

  @Test(arguments: Appearance.allCases)
  func `no two styles share both hue and pattern`(appearance: Appearance) {
    let palette = FigurePalette.of(appearance)
    let looks = OverlayStyle.allCases.map { "\(palette.hue($0).hex) \($0.pattern)" }
    #expect(Set(looks).count == looks.count)
  }

  @Test(arguments: Appearance.allCases)
  func `the hue of measures is no style's hue`(appearance: Appearance) {
    let palette = FigurePalette.of(appearance)
    #expect(OverlayStyle.allCases.allSatisfy { palette.hue($0) != palette.measure })
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines.
  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
