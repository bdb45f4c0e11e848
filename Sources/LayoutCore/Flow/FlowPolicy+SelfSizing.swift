/// Items keep their estimate until their cells are asked. UIKit's private names hint at an average
/// of the sizes asked for as a new estimate (D10); it is not followed, since everything not yet
/// asked, above the visible part too, would move whenever one cell is asked.
extension FlowPolicy {
  /// Answers whether the content stands still on the screen when an element that starts at `start`
  /// turns out longer or shorter than estimated.
  ///
  /// It does when the element starts above the visible part, so that what is seen does not jump;
  /// the exact rule of UIKit is not known (D11). Lines are always packed anew (against D13, seen on
  /// iOS 9).
  public static func keepsPlace(start: Double, visible: Double) -> Bool { start < visible }
}
