// Mirrors DeveloperToolsSupport.PreviewTrait (iOS 17). Missing: modifiers.
public import Foundation

/// A trait of a preview, passed as an argument to `#Preview`.
public struct PreviewTrait<T>: Sendable {
  /// The kind of a trait: without effect, a device in portrait or in landscape, or the size that
  /// fits.
  package enum Kind: Sendable, Hashable {
    case plain, upright, turned, fitting
    case fixed(CGSize)
  }

  /// The kind of this trait.
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

  /// The size that fits the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .fitting) }

  /// Returns a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }
}
