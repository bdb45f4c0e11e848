// Mirrors the effects of the module Symbols (iOS 18). Missing: the animations.

/// An animation of a symbol.
///
/// Differs from UIKit: the types are in the module UIKit instead of Symbols, and no effect changes
/// a picture.
public protocol SymbolEffect: Sendable {}

/// An effect that happens once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which another symbol replaces the shown one.
public protocol ContentTransitionSymbolEffect {}

/// An effect that can be applied to the layers of a symbol one after the other.
public protocol _LayeredSymbolEffect: SymbolEffect {}

extension _LayeredSymbolEffect {
  /// Inert: the effect applied to one layer after the other.
  public var byLayer: Self { self }
  /// Inert: the effect applied to all layers at once.
  public var wholeSymbol: Self { self }
}

/// An effect that has a direction.
public protocol _VerticalSymbolEffect: SymbolEffect {}

extension _VerticalSymbolEffect {
  /// Inert: the effect that moves or scales upwards.
  public var up: Self { self }
  /// Inert: the effect that moves or scales downwards.
  public var down: Self { self }
}

/// Inert: the repetitions and the speed of an effect.
public struct SymbolEffectOptions: Sendable, Equatable {
  private init() {}

  /// Inert: the options of an effect that has none.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Inert: the options of an effect that repeats.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Inert: the options of an effect that does not repeat.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Inert: the options of an effect that repeats.
  public var repeating: SymbolEffectOptions { self }
  /// Inert: the options of an effect that does not repeat.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Inert: returns the options of an effect that repeats a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Inert: returns the options of an effect with a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Inert: returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Inert: returns the options of an effect with a repeat behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Inert: returns the options with a repeat behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Inert: returns the options with a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// Inert: the behaviour with which an effect repeats.
  public struct RepeatBehavior: Sendable, Equatable {
    fileprivate init() {}

    /// Inert: repetition without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// Inert: repetition with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Inert: returns a number of repetitions with pauses, which are given in seconds.
    public static func periodic(
      _ count: Int? = nil, delay: Double? = nil
    ) -> RepeatBehavior { RepeatBehavior() }
  }
}
