// Mirrors the system images of UIImage (iOS 17). Missing: nothing.

extension UIImage {
  /// The image for adding something: the symbol `plus.circle`.
  public class var add: UIImage { system("plus.circle") }
  /// The image for removing something: the symbol `minus.circle`.
  public class var remove: UIImage { system("minus.circle") }
  /// The image for further actions: the symbol `ellipsis.circle`.
  public class var actions: UIImage { system("ellipsis.circle") }
  /// The image of something selected: the symbol `checkmark.circle.fill`.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  /// The image of something selected, drawn with a thin line: the symbol `checkmark.circle`.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage {
    // The symbols exist, so the empty image is never returned.
    UIImage(systemName: name) ?? UIImage()
  }
}
