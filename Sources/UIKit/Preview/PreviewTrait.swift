// Mirrors DeveloperToolsSupport.PreviewTrait (iOS 17). Missing: modifiers.
public import Foundation

/// A trait of a preview, by the names that `#Preview` takes.
public struct PreviewTrait<T>: Sendable {
  /// The kind of a trait.
  package enum Kind: Sendable, Hashable {
    case plain, upright, turned, fitting
    case fixed(CGSize)
  }

  /// The kind of this one.
  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The trait without any effect.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .plain) }

  /// On a device in portrait.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .upright) }

  /// On a device in portrait.
  ///
  /// Differs from UIKit: the device is on its right end.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .upright) }

  /// On a turned device.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .turned) }

  /// On a turned device.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .turned) }

  /// The size of its content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .fitting) }

  /// Returns a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }
}
