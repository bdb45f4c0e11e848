/// A version of iOS whose behaviour or appearance differs from that of other versions.
///
/// - Up to iOS 12, a controller and its views receive their first traits as a change:
///   `traitCollectionDidChange(nil)` is called at launch, before the first layout, and
///   `viewIsAppearing` is not called. From iOS 13 on, a view has its traits before it is shown, and
///   is notified only of later changes. On iOS 13 and later, an app that creates its constraints in
///   `traitCollectionDidChange` shows an empty screen until the first rotation.
/// - Up to iOS 10, the first scroll view of a controller in a navigation or tab bar controller gets
///   insets as high as the bars, wherever it is, unless the controller's
///   `automaticallyAdjustsScrollViewInsets` is false. No other scroll view does. The insets are
///   part of `adjustedContentInset`.
/// - From iOS 12 on, navigation bars on iPads are 50 points high; before that, they are 44.
///
/// In all other respects every version behaves like iOS 17.
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

  /// The latest mirrored version.
  public static let latest = iOS17

  /// Returns whether one version precedes another.
  public static func < (one: SystemGeneration, other: SystemGeneration) -> Bool {
    one.rawValue < other.rawValue
  }
}
