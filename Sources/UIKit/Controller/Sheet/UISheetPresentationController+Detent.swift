// Mirrors UISheetPresentationController.Detent (iOS 17). Missing: nothing.
public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as text.
      public let rawValue: String
      /// Makes an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent of half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the highest detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent in layout records (`LayoutRecord`): `medium`, `large`, or a custom
    /// detent's identifier; `custom` for a custom detent without an identifier.
    let word: String

    private enum Height {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The identifier, which is used to select a sheet's detent.
    public let identifier: Identifier
    private let height: Height

    private init(_ identifier: Identifier, _ word: String, _ height: Height) {
      (self.identifier, self.word, self.height) = (identifier, word, height)
      super.init()
    }

    /// Returns a detent of about half the screen, which is inactive in a compact height.
    public static func medium() -> Detent { Detent(.medium, "medium", .medium) }
    /// Returns a detent of the maximum height.
    public static func large() -> Detent { Detent(.large, "large", .large) }
    /// Returns a detent whose height a closure determines, without the safe area at the bottom; if
    /// it returns nil, the detent is inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      let name = identifier ?? Identifier(UUID().uuidString)
      return Detent(name, identifier?.rawValue ?? "custom", .custom(resolver))
    }

    /// Returns the height of the detent without the safe area at the bottom; nil if it is inactive.
    ///
    /// The medium detent is half the maximum height here, but half the screen in a sheet.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch height {
      case .large: return context.maximumDetentValue
      case .custom(let resolver): return resolver(context)
      case .medium:
        let isCompact = context.containerTraitCollection.verticalSizeClass == .compact
        return isCompact ? nil : context.maximumDetentValue / 2
      }
    }

    /// Returns the height for a container, where the medium detent is half as high as the
    /// container; nil if the detent is inactive.
    func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext,
      container: CGFloat, _ safeArea: UIEdgeInsets
    ) -> CGFloat? {
      let value = resolvedValue(in: context)
      guard case .medium = height, value != nil else { return value }
      return container / 2 - safeArea.bottom
    }
  }
}

/// The properties of the container for which a detent determines its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
