// Mirrors UIVisualEffectView (iOS 17). Missing: animated effects.
public import Foundation

/// A view that blurs the content behind it.
///
/// Differs from UIKit: nothing is blurred. The blur's colour covers the content behind (fact K20),
/// and vibrancy is not drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let veil = UIView()

  /// The view to which subviews are added; it fills the effect view.
  public private(set) var contentView = UIView()
  /// The effect; nil if there is none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Makes a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  private func addParts() {
    veil.layer.state.isMaterial = true
    for view in [veil, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  /// Makes a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib {
      effect = nib.loading.effect(of: nib.object)
      contentView = nib.contentView ?? contentView
    }
    addParts()
  }

  private func showEffect() { veil.backgroundColor = (effect as? UIBlurEffect)?.style.tint }
}

extension UIBlurEffect.Style {
  /// The colour that covers the content behind a blur.
  ///
  /// It depends on whether the interface is light or dark, except for the styles `extraLight`,
  /// `light` and `dark` and those whose names end with `Light` or `Dark`.
  fileprivate var tint: UIColor {
    switch self {
    case .extraLight: Self.extraLightTint
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: Self.darkTint
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      Self.extraLightTint
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      Self.darkTint
    default:
      UIColor { $0.userInterfaceStyle == .dark ? Self.darkTint : Self.extraLightTint }
    }
  }

  private static let extraLightTint = UIColor(white: 0.97, alpha: 0.82)
  private static let darkTint = UIColor(white: 0.11, alpha: 0.73)
}
