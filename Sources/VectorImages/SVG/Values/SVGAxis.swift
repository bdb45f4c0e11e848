import Foundation

/// The direction of a length, which decides what its percentages are of.
enum SVGAxis {
  case horizontal, vertical
  /// Neither: percentages are of the diagonal divided by √2.
  case both

  /// Returns the length that 100 % are.
  func whole(of size: CGSize) -> CGFloat {
    switch self {
    case .horizontal: size.width
    case .vertical: size.height
    case .both: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    }
  }
}
