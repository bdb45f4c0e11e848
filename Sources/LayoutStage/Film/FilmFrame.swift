public import Foundation
public import LayoutCore
public import RasterCore

/// A moment of a turn of the device: its screen, and the events since the moment before.
///
///     before          during            after
///     ┌──┐            ╱╲               ┌─────┐
///     │  │           ╱  ╲              │     │      the body turns, and what
///     │  │           ╲  ╱              └─────┘      is on its screen turns back
///     └──┘            ╲╱
public struct FilmFrame: Sendable {
  /// A part of a turn.
  public enum Phase: String, CaseIterable, Sendable, Hashable {
    /// Nothing has begun.
    case before
    /// During the animations of the turn.
    case during
    /// They are over, and their completions have been called.
    case after
  }

  /// The time in seconds since the turn began; 0 before it.
  public var time: TimeInterval
  /// Whether the turn has begun or is over.
  public var phase: Phase
  /// The drawing of the screen, bars included, in points from the upper left corner of the screen
  /// in the frame's orientation.
  ///
  /// During a turn that is the new one: what is on the screen is at an angle and turns into
  /// place.
  public var screen: Drawing
  /// The orientation that `screen` is drawn for.
  public var orientation: Orientation
  /// The angle of the device in the hand, in radians clockwise from portrait.
  public var bodyAngle: CGFloat
  /// The layout of the first collection view, with the frames that the screen shows at the time;
  /// nil without one.
  public var layout: LayoutRecord?
  /// The views that were hidden or shown since the frame before: `collectionView hidden`.
  public var hidden: [String]
  /// The calls since the frame before, in their order: `viewWillTransition(to:with:)`.
  public var calls: [String]
  /// The share of the collection view that each element covers, by names such as `cell [0,3]`.
  public var sight: [String: Double]

  /// The angle at which a body is at rest in an orientation.
  static func restAngle(_ orientation: Orientation) -> CGFloat {
    // On its side the upper end is at the left.
    orientation == .portrait ? 0 : -.pi / 2
  }

  /// The angle in radians at which `screen` is drawn in the picture; 0 if the device is at rest.
  public var screenAngle: CGFloat { bodyAngle - Self.restAngle(orientation) }
}

extension FilmFrame {
  /// The time as it is written under a frame: `38 ms`.
  ///
  /// Halves are rounded up, also those that are below one by an error of the division.
  var timeWords: String { "\(Int((time * 1000 + 1e-6).rounded())) ms" }
}
