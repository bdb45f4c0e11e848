import Foundation

extension UIImage {
  /// Returns the image with a rendering mode, which decides whether it is a template.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    styled { $0.renderingMode = mode }
  }

  /// Returns the image in one colour; views tint it only if it is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    styled { $0.tintColor = color }
  }

  /// Returns the image in one colour with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    styled {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image whose caps keep their size while the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose caps keep their size while the middle is tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    styled {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns an image in which only one column and one row, each one point wide, are stretched; if
  /// a cap is 0, the whole image is stretched along that axis.
  public func stretchableImage(
    withLeftCapWidth left: Int, topCapHeight top: Int
  ) -> UIImage {
    let (x, y) = (CGFloat(left), CGFloat(top))
    let insets = UIEdgeInsets(
      top: y, left: x, bottom: top > 0 ? size.height - y - 1 : 0,
      right: left > 0 ? size.width - x - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with a change of its style; the change also applies to the asset's images
  /// for other traits.
  func styled(_ change: @escaping @Sendable (inout Style) -> Void) -> UIImage {
    var style = style
    change(&style)
    return UIImage(self, style: style, variants: (variants ?? ownVariants)?.adding(change))
  }

  /// Returns the image in an orientation.
  func oriented(_ orientation: Orientation) -> UIImage {
    UIImage(self, orientation: orientation)
  }
}
