import Foundation

/// The direction of a length, which determines the length to which percentages refer.
enum SVGAxis {
  case horizontal, vertical
  /// No particular direction, as for a radius: percentages refer to the diagonal divided by √2.
  case both

  /// Returns the length to which percentages refer.
  func whole(of size: CGSize) -> CGFloat {
    switch self {
    case .horizontal: size.width
    case .vertical: size.height
    case .both: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    }
  }
}
