import Foundation

/// The colours of a button with a configuration in its current state (fact BT12).
@MainActor struct ConfigurationColors {
  let foreground: UIColor
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, _ button: UIButton) {
    let own = configuration.background.backgroundColor
    guard button.isEnabled else {
      foreground = .tertiaryLabel
      background = own ?? (configuration.style == .plain ? nil : .tertiarySystemFill)
      return
    }
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    let front =
      configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tint)
    let back = own ?? Self.background(configuration, tint, isSelected: button.isSelected)
    let isHighlighted = button.isHighlighted
    foreground = isHighlighted ? front.scaled(by: 0.75, button) : front
    background = isHighlighted ? back?.scaled(by: 0.75, button) : back
  }

  private static func background(
    _ configuration: UIButton.Configuration, _ tint: UIColor, isSelected: Bool
  ) -> UIColor? {
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain: return base ?? (isSelected ? tint.withAlphaComponent(0.15) : nil)
    case .gray: return base ?? .secondarySystemFill
    case .tinted: return (base ?? tint).withAlphaComponent(0.18)
    case .filled: return base ?? tint
    }
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by a factor.
  ///
  /// A dynamic colour is resolved to a fixed one, so that the results of two calls are equal.
  @MainActor fileprivate func scaled(by factor: CGFloat, _ view: UIView) -> UIColor {
    let color = resolvedColor(with: view.traitCollection)
    return color.withAlphaComponent(color.cgColor.alpha * factor)
  }
}
