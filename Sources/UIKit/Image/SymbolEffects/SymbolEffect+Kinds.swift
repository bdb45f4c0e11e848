// Mirrors the effects of the module Symbols (iOS 18). Missing: magic replacement, drawing.

/// Inert: the effect of a symbol that moves up or down and back.
public struct BounceSymbolEffect: _LayeredSymbolEffect, _VerticalSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Inert: the effect of a symbol that moves up or down and back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Inert: the effect of a symbol whose opacity goes up and down.
public struct PulseSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Inert: the effect of a symbol whose opacity goes up and down.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Inert: the effect of a symbol that becomes larger or smaller.
public struct ScaleSymbolEffect: _LayeredSymbolEffect, _VerticalSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Inert: the effect of a symbol that becomes larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Inert: the effect of a symbol that appears.
public struct AppearSymbolEffect: _LayeredSymbolEffect, _VerticalSymbolEffect,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Inert: the effect of a symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Inert: the effect of a symbol that disappears.
public struct DisappearSymbolEffect: _LayeredSymbolEffect, _VerticalSymbolEffect,
  IndefiniteSymbolEffect, TransitionSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Inert: the effect of a symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Inert: the effect of a symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate init() {}

  /// Inert: the effect in which one layer lights up at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Inert: the effect in which layers stay lit.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Inert: the effect that runs backwards after each run forwards.
  public var reversing: VariableColorSymbolEffect { self }
  /// Inert: the effect that always runs forwards.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Inert: the effect that hides layers which are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Inert: the effect that dims layers which are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Inert: the effect of a symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Inert: the effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
  fileprivate init() {}

  /// Inert: the old symbol moves down, and the new one moves up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Inert: the old symbol moves up, and the new one moves up too.
  public var upUp: ReplaceSymbolEffect { self }
  /// Inert: the old symbol vanishes at once, and the new one moves up.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Inert: the effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Inert: the effect that the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Inert: the effect that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Inert: the effect of a symbol that moves to and fro.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, _VerticalSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  fileprivate init() {}

  /// Inert: the effect that moves to the left.
  public var left: WiggleSymbolEffect { self }
  /// Inert: the effect that moves to the right.
  public var right: WiggleSymbolEffect { self }
  /// Inert: the effect that moves forward, in the reading direction.
  public var forward: WiggleSymbolEffect { self }
  /// Inert: the effect that moves backward, against the reading direction.
  public var backward: WiggleSymbolEffect { self }
  /// Inert: the effect that turns clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// Inert: the effect that turns counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Inert: the effect of a symbol that moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Inert: the effect of a symbol that rotates.
public struct RotateSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate init() {}

  /// Inert: the effect that rotates clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// Inert: the effect that rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Inert: the effect of a symbol that rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Inert: the effect of a symbol that swells and shrinks.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  fileprivate init() {}

  /// Inert: the effect that changes only the size.
  public var plain: BreatheSymbolEffect { self }
  /// Inert: the effect that also changes the opacity.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Inert: the effect of a symbol that swells and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
