import Foundation

/// The look of a row of a list or table while the user moves it: a card with a shadow.
///
/// UIKit's numbers are not published; the numbers here were chosen for this package (fact LI96).
@MainActor struct LiftedRow {
  /// The radius of all four corners; 0 means square corners.
  let radius: CGFloat

  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 8
  private static let shadowOffset = CGSize(width: 0, height: 2)

  /// Makes a row look lifted: its background has corners of the radius, and the row casts a shadow.
  func lift(_ cell: UIView, _ background: UIView? = nil) {
    // The shadow is outside of the row's bounds, so the row must not clip its contents.
    cell.clipsToBounds = false
    round(background, radius)
    cell.layer.shadowPath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius).cgPath
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowRadius = Self.shadowRadius
    cell.layer.shadowOffset = Self.shadowOffset
    cell.layer.shadowOpacity = Self.shadowOpacity
  }

  /// Restores the look of a row after it has been dropped.
  func drop(_ cell: UIView, _ background: UIView? = nil) {
    round(background, 0)
    cell.layer.shadowOpacity = 0
    cell.layer.shadowPath = nil
  }

  private func round(_ background: UIView?, _ radius: CGFloat) {
    background?.layer.cornerRadius = radius
    background?.clipsToBounds = radius > 0
  }
}
