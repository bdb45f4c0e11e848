package import Foundation

/// The rule for the frame of content in bounds of a different size (facts H1, H2).
///
/// Aspect fit uses the smaller scale of the two axes, aspect fill the larger one. Fill scales both
/// axes independently; all other modes keep the natural size and only align it. Nothing is rounded
/// (H3).
package struct ContentPlacement {
  /// The rule that determines the size of the content.
  enum Scale { case fill, aspectFit, aspectFill, natural }

  let scale: Scale
  /// The alignment along each axis: 0 is the start, 1/2 the middle, 1 the end.
  let x: CGFloat, y: CGFloat

  /// Returns the frame of content of the given size in bounds.
  package func rect(of content: CGSize, in bounds: CGRect) -> CGRect {
    let size = size(of: content, in: bounds.size)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  private func size(of content: CGSize, in bounds: CGSize) -> CGSize {
    guard content.width > 0, content.height > 0 else { return .zero }
    let x = bounds.width / content.width
    let y = bounds.height / content.height
    return switch scale {
    case .fill: bounds
    case .natural: content
    case .aspectFit: content.scaled(by: min(x, y))
    case .aspectFill: content.scaled(by: max(x, y))
    }
  }
}

extension CGSize {
  /// Returns the size with both lengths multiplied by a factor.
  package func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension ContentPlacement {
  /// Makes the placement that corresponds to a layer's contents gravity.
  package init(_ gravity: CALayerContentsGravity) {
    switch gravity {
    case .resizeAspect: self.init(scale: .aspectFit, x: 0.5, y: 0.5)
    case .resizeAspectFill: self.init(scale: .aspectFill, x: 0.5, y: 0.5)
    case .center: self.init(scale: .natural, x: 0.5, y: 0.5)
    case .top: self.init(scale: .natural, x: 0.5, y: 0)
    case .bottom: self.init(scale: .natural, x: 0.5, y: 1)
    case .left: self.init(scale: .natural, x: 0, y: 0.5)
    case .right: self.init(scale: .natural, x: 1, y: 0.5)
    case .topLeft: self.init(scale: .natural, x: 0, y: 0)
    case .topRight: self.init(scale: .natural, x: 1, y: 0)
    case .bottomLeft: self.init(scale: .natural, x: 0, y: 1)
    case .bottomRight: self.init(scale: .natural, x: 1, y: 1)
    default: self.init(scale: .fill, x: 0.5, y: 0.5)
    }
  }
}
