// Mirrors the symbol effects of UIImageView and UIBarButtonItem (iOS 18). Missing: the animations.

/// A closure for the end of a symbol's effect; never called, because effects are not animated.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The information about an effect that has ended.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ran to its end, and was not replaced by another.
  public let isFinished: Bool
}

@MainActor extension UIImageView {
  /// Inert: in UIKit, animates the symbol once or until the effect is removed; the completion is
  /// not called.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, animates the symbol until the effect is removed.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, ends effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image.
  ///
  /// Differs from UIKit: the image changes at once, and the completion is not called.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
  }
}

@MainActor extension UIBarButtonItem {
  /// Inert: in UIKit, animates the symbol once or until the effect is removed; the completion is
  /// not called.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, animates the symbol until the effect is removed.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, ends effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {}

  /// Inert: in UIKit, ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image.
  ///
  /// Differs from UIKit: the image changes at once, and the completion is not called.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
  }
}
