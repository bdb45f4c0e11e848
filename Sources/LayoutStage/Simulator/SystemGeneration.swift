/// A version of iOS whose behaviour or appearance differs from that of other versions.
///
/// - Up to iOS 12, a controller and its views receive their first traits as a change:
///   `traitCollectionDidChange(nil)` is called at launch, before the first layout, and
///   `viewIsAppearing` is not called. From iOS 13 on, a view has its traits before it is shown, and
///   is notified only of later changes. On iOS 13 and later, an app that creates its constraints in
///   `traitCollectionDidChange` shows an empty screen until the first rotation.
/// - Up to iOS 10, the first scroll view of a controller in a navigation or tab bar controller has
///   insets as high as the bars, whatever its frame, unless the controller's
///   `automaticallyAdjustsScrollViewInsets` is false. Other scroll views have none. The insets are
///   part of `adjustedContentInset`.
/// - From iOS 12 on, navigation bars on iPads are 50 points high; before that, they are 44.
/// - Up to iOS 12, the buttons of the types `detailDisclosure`, `infoLight`, `infoDark` and
///   `contactAdd` are smaller (fact BT7), and changing the priority of an active constraint from or
///   to required stops the program.
/// - From iOS 15 on, the headers of a plain table have 22 points of space above them (fact TV5), as
///   have those of a plain list (fact LI23).
/// - On iOS 16, a navigation bar beside a Dynamic Island begins at the end of the status bar, which
///   is 53⅔ points high (fact E32).
/// - Up to iOS 12, a collection view made in code is black (fact K27), and up to iOS 14 the
///   separators of a plain table continue below its last row (fact TV13).
/// - From iOS 26 on, the system's blue, which is the default tint, is lighter (fact H28), and the
///   corners of inset-grouped tables and lists are rounder (facts TV14, LI12). The rows of lists
///   are 52 points high (fact LI13), their margins on phones up to 413 points are 16 (fact LI2),
///   their separators are a point high (fact LI14), and their headers are not in capitals (fact
///   LI17).
///
/// In all other respects every version behaves like iOS 17. Whether other insets, heights of bars
/// or corner radii differ between iOS 15 and 18 is not known: no pictures were found that show the
/// same view with such a difference. The glass of iOS 26's bars and controls is not drawn, and rows
/// of tables without content configurations keep their height.
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
  /// iOS 18.
  case iOS18 = 18
  /// iOS 26, the version after iOS 18.
  case iOS26 = 26

  /// The latest version that is mirrored completely; it is the default.
  public static let latest = iOS17

  /// Returns whether one version precedes another.
  public static func < (one: SystemGeneration, other: SystemGeneration) -> Bool {
    one.rawValue < other.rawValue
  }
}
