import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns the effect in the description of a visual effect view (fact IB63); nil if there is
  /// none.
  func effect(of description: InterfaceObject) -> UIVisualEffect? {
    if let fields = description.fields("vibrancyEffect") {
      let blur = blur(fields["blurEffect"]?.fields ?? [:])
      guard let style = fields["style"]?.text.flatMap({ Self.vibrancyStyles[$0] }) else {
        return UIVibrancyEffect(blurEffect: blur)
      }
      return UIVibrancyEffect(blurEffect: blur, style: style)
    }
    return description.fields("blurEffect").map(blur)
  }

  private func blur(_ fields: [String: InterfaceValue]) -> UIBlurEffect {
    UIBlurEffect(style: fields["style"]?.text.flatMap { Self.blurStyles[$0] } ?? .regular)
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
