/// A version of iOS whose behaviour or look differs from that of others.
///
/// - Up to iOS 12 a controller and its views get their first traits as a change:
///   `traitCollectionDidChange(nil)` comes at launch, before the first layout, and
///   `viewIsAppearing` does not come. From iOS 13 on a view has its traits before it is seen, and
///   hears of changes only. Programs that make their constraints in that call show an empty screen
///   there until the first turn.
/// - Up to iOS 10 the first scroll view of a controller in a navigation or tab bar controller gets
///   an inset as high as the bars, wherever it is, unless the controller's
///   `automaticallyAdjustsScrollViewInsets` is false; no other does. `adjustedContentInset` tells
///   it.
/// - From iOS 12 on navigation bars are 50 points high on pads, before 44.
///
/// In all else every generation behaves as iOS 17.
public enum SystemGeneration: Int, CaseIterable, Sendable, Hashable, Comparable {
  /// iOS 10.
  case iOS10 = 10
  /// iOS 11.
  case iOS11 = 11
  /// iOS 12.
  case iOS12 = 12
  /// iOS 13.
  case iOS13 = 13
  /// iOS 14.
  case iOS14 = 14
  /// iOS 15.
  case iOS15 = 15
  /// iOS 16.
  case iOS16 = 16
  /// iOS 17.
  case iOS17 = 17

  /// The latest generation that is mirrored.
  public static let latest = iOS17

  /// Returns whether one generation came before another.
  public static func < (one: SystemGeneration, other: SystemGeneration) -> Bool {
    one.rawValue < other.rawValue
  }
}
