import Testing
import UIKit

@MainActor struct UIColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns a colour resolved for some traits as `#RRGGBB`, with the opacity in percent if not
  /// 100.
  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let parts = color.resolvedColor(with: traits).cgColor.components ?? []
    let digits = parts.prefix(3).map { part in
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let percent = Int((parts[3] * 100).rounded())
    return "#" + digits.joined() + (percent == 100 ? "" : " \(percent)%")
  }

  @Test(arguments: [
    (UIColor.systemRed, "#FF3B30", "#FF453A"), (.systemOrange, "#FF9500", "#FF9F0A"),
    (.systemYellow, "#FFCC00", "#FFD60A"), (.systemGreen, "#34C759", "#30D158"),
    (.systemMint, "#00C7BE", "#63E6E2"), (.systemTeal, "#30B0C7", "#40C8E0"),
    (.systemCyan, "#32ADE6", "#64D2FF"), (.systemBlue, "#007AFF", "#0A84FF"),
    (.systemIndigo, "#5856D6", "#5E5CE6"), (.systemPurple, "#AF52DE", "#BF5AF2"),
    (.systemPink, "#FF2D55", "#FF375F"), (.systemBrown, "#A2845E", "#AC8E68"),
    (.systemGray, "#8E8E93", "#8E8E93"), (.systemGray2, "#AEAEB2", "#636366"),
    (.systemGray3, "#C7C7CC", "#48484A"), (.systemGray4, "#D1D1D6", "#3A3A3C"),
    (.systemGray5, "#E5E5EA", "#2C2C2E"), (.systemGray6, "#F2F2F7", "#1C1C1E"),
  ])
  func `the system's colours are those Apple publishes`(
    color: UIColor, light: String, dark: String
  ) {
    #expect(hex(color, Self.light) == light)
    #expect(hex(color, Self.dark) == dark)
  }

  @Test(arguments: [(18, "#007AFF", "#0A84FF"), (26, "#0088FF", "#0091FF")])
  func `the default tint is that of the system (H28)`(version: Int, light: String, dark: String) {
    var device = UIEnvironment.current
    device.systemVersion = version
    UIEnvironment.with(device) {
      #expect(hex(UIView().tintColor, Self.light) == light)
      #expect(hex(.systemBlue, Self.dark) == dark)
    }
  }

  @Test(arguments: [
    (UIColor.label, "#000000", "#FFFFFF"), (.secondaryLabel, "#3C3C43 60%", "#EBEBF5 60%"),
    (.tertiaryLabel, "#3C3C43 30%", "#EBEBF5 30%"),
    (.quaternaryLabel, "#3C3C43 18%", "#EBEBF5 16%"),
    (.placeholderText, "#3C3C43 30%", "#EBEBF5 30%"), (.link, "#007AFF", "#0984FF"),
    (.separator, "#3C3C43 29%", "#545458 60%"), (.opaqueSeparator, "#C6C6C8", "#38383A"),
    (.systemBackground, "#FFFFFF", "#000000"),
    (.secondarySystemBackground, "#F2F2F7", "#1C1C1E"),
    (.tertiarySystemBackground, "#FFFFFF", "#2C2C2E"),
    (.systemGroupedBackground, "#F2F2F7", "#000000"),
    (.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E"),
    (.tertiarySystemGroupedBackground, "#F2F2F7", "#2C2C2E"),
    (.systemFill, "#787880 20%", "#787880 36%"),
    (.secondarySystemFill, "#787880 16%", "#787880 32%"),
    (.tertiarySystemFill, "#767680 12%", "#767680 24%"),
    (.quaternarySystemFill, "#747480 8%", "#747480 18%"),
  ])
  func `the colours by meaning are those Apple publishes`(
    color: UIColor, light: String, dark: String
  ) {
    #expect(hex(color, Self.light) == light)
    #expect(hex(color, Self.dark) == dark)
  }

  @Test func `a provider decides by the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(color.resolvedColor(with: Self.dark) == .red)
    #expect(color.resolvedColor(with: Self.light) == .green)
  }

  @Test func `a provider that returns a dynamic colour is asked to the end`() {
    let color = UIColor { _ in .systemBackground }
    #expect(color.resolvedColor(with: Self.dark) == .black)
  }

  @Test func `the current traits decide a core graphics colour`() {
    Self.dark.performAsCurrent {
      #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
    }
    #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
  }

  @Test func `a dynamic colour stays dynamic with another opacity`() {
    let color = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(hex(color, Self.light) == "#FF3B30 50%")
    #expect(hex(color, Self.dark) == "#FF453A 50%")
  }

  @Test func `equal parts make equal colours`() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
  }

  @Test(arguments: [
    (0.0, "#FF0000"), (60, "#FFFF00"), (120, "#00FF00"), (180, "#00FFFF"), (240, "#0000FF"),
    (300, "#FF00FF"), (360, "#FF0000"),
  ])
  func `hues go round the wheel`(degrees: Double, expected: String) {
    let color = UIColor(hue: degrees / 360, saturation: 1, brightness: 1, alpha: 1)
    #expect(hex(color, Self.light) == expected)
  }

  @Test func `a hue is found again`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.7, saturation: 0.6, brightness: 0.5, alpha: 0.4)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.7) < 1e-12 && abs(saturation - 0.6) < 1e-12)
    #expect(abs(brightness - 0.5) < 1e-12 && alpha == 0.4)
  }

  @Test func `only a grey tells its white`() {
    var white: CGFloat = 0
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a colour literal is a colour`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }
}
