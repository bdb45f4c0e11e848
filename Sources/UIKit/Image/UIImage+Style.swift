import Foundation

extension UIImage {
  /// Returns the picture drawn as a template, or never so.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    styled { $0.renderingMode = mode }
  }

  /// Returns the picture in one colour; views then do not tint it unless it is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    styled { $0.tintColor = color }
  }

  /// Returns the picture in one colour, drawn as a template or never so.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    styled {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a picture whose sides keep their size while the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a picture whose sides keep their size while the middle is repeated or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    styled {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a picture that is stretched at one point of each axis.
  public func stretchableImage(
    withLeftCapWidth left: Int, topCapHeight top: Int
  ) -> UIImage {
    let (x, y) = (CGFloat(left), CGFloat(top))
    let insets = UIEdgeInsets(
      top: y, left: x, bottom: top > 0 ? size.height - y - 1 : 0,
      right: left > 0 ? size.width - x - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  private func styled(_ change: (inout Style) -> Void) -> UIImage {
    var style = style
    change(&style)
    return UIImage(image, scale: scale, style: style)
  }
}
