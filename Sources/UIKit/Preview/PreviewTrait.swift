// Mirrors DeveloperToolsSupport.PreviewTrait (iOS 17). Missing: modifiers.
public import Foundation

/// A trait of a preview, passed as an argument to `#Preview`.
public struct PreviewTrait<T>: Sendable {
  /// The kinds of traits: no effect, a device in portrait or in landscape, the size that fits the
  /// content, or a fixed size.
  package enum Kind: Sendable, Hashable {
    case plain, upright, turned, fitting
    case fixed(CGSize)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default trait, which changes nothing.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .plain) }

  /// The trait of a preview on a device in portrait.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .upright) }

  /// The trait of a preview on a device in portrait.
  ///
  /// Differs from UIKit: the device is in portrait, not upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .upright) }

  /// The trait of a preview on a device in landscape.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .turned) }

  /// The trait of a preview on a device in landscape.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .turned) }

  /// The trait of a preview with the size that fits its content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .fitting) }

  /// Returns the trait of a preview with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }
}
