// Mirrors DeveloperToolsSupport.PreviewTrait (iOS 17). Missing: modifiers.
public import Foundation

/// How a preview is shown, by the names that `#Preview` takes.
public struct PreviewTrait<T>: Sendable {
  /// What is asked for.
  package enum Kind: Sendable, Hashable {
    case plain, upright, turned, fitting
    case fixed(CGSize)
  }

  /// What this one asks for.
  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As if nothing were said.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .plain) }

  /// On an upright device.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .upright) }

  /// On an upright device.
  ///
  /// Differs from UIKit: the device stands on its right end.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .upright) }

  /// On a turned device.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .turned) }

  /// On a turned device.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .turned) }

  /// As large as its content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .fitting) }

  /// As large as this, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }
}
