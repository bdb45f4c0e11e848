import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns the effect that a visual effect view contains (fact IB63); nil if there is none.
  func effect(of description: InterfaceObject) -> UIVisualEffect? {
    let names = ["effect", "blurEffect", "vibrancyEffect"]
    guard let element = names.lazy.compactMap({ description.keyed[$0] }).first else { return nil }
    let style = element.properties["style"]?.text
    switch element.element {
    case "blurEffect": return blur(style)
    case "vibrancyEffect":
      let blur = blur(element.keyed["blurEffect"]?.properties["style"]?.text)
      guard let style = style.flatMap({ Self.vibrancyStyles[$0] }) else {
        return UIVibrancyEffect(blurEffect: blur)
      }
      return UIVibrancyEffect(blurEffect: blur, style: style)
    default: return nil
    }
  }

  private func blur(_ style: String?) -> UIBlurEffect {
    UIBlurEffect(style: style.flatMap { Self.blurStyles[$0] } ?? .regular)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
