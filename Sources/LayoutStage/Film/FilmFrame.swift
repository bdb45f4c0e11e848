public import Foundation
public import LayoutCore
public import RasterCore

/// A moment of a device's rotation: its screen, and the events since the previous frame.
///
///     before          during            after
///     ┌──┐            ╱╲               ┌─────┐
///     │  │           ╱  ╲              │     │      the body rotates, and the
///     │  │           ╲  ╱              └─────┘      screen content rotates back
///     └──┘            ╲╱
public struct FilmFrame: Sendable {
  /// A phase of the rotation.
  public enum Phase: String, CaseIterable, Sendable, Hashable {
    /// The rotation has not begun.
    case before
    /// The animations of the rotation are in progress.
    case during
    /// The animations have ended, and their completions have been called.
    case after
  }

  /// The time in seconds since the rotation began; 0 in the frame before the rotation.
  public var time: TimeInterval
  /// The phase of the rotation.
  public var phase: Phase
  /// The drawing of the screen including its bars, in points from the upper-left corner of the
  /// screen in the frame's orientation.
  ///
  /// During a rotation, the frame's orientation is already the new one, and the screen is drawn at
  /// `screenAngle`.
  public var screen: Drawing
  /// The orientation for which `screen` is drawn.
  public var orientation: Orientation
  /// The angle of the device, in radians clockwise from portrait.
  public var bodyAngle: CGFloat
  /// The layout of the first collection view, with the frames visible on the screen at this time.
  ///
  /// If the figure's `recordsLooks` is true, the layout also contains the views on the screen, in
  /// their state after all running animations, even without a collection view. It is nil if there
  /// is nothing to record.
  public var layout: LayoutRecord?
  /// The views hidden or shown since the previous frame: `collectionView hidden`.
  public var hidden: [String]
  /// The calls since the previous frame, in order: `viewWillTransition(to:with:)`.
  public var calls: [String]
  /// The fraction of the collection view that each element covers, keyed by names such as `cell
  /// [0,3]`.
  public var sight: [String: Double]

  /// Returns the angle, in radians, of a device at rest in an orientation.
  static func restAngle(_ orientation: Orientation) -> CGFloat {
    // In landscape the top edge of the device is at the left.
    orientation == .portrait ? 0 : -.pi / 2
  }

  /// The angle in radians at which `screen` is drawn in the picture; 0 if the device is not
  /// rotating.
  public var screenAngle: CGFloat { bodyAngle - Self.restAngle(orientation) }
}

extension FilmFrame {
  /// The time as text for the caption of a frame: `38 ms`.
  ///
  /// Half a millisecond is rounded up, even if a rounding error makes the number slightly smaller.
  var timeWords: String { "\(Int((time * 1000 + 1e-6).rounded())) ms" }
}
