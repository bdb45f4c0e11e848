import CoreGraphics
public import Foundation

extension CALayer {
  /// The image between background and sublayers: a `CGImage`, or a `UIImage`, else nothing.
  public var contents: Any? {
    get { state.contents.image }
    set {
      state.contents.image = newValue as? CGImage ?? (newValue as? any LayerImage)?.cgImage
      state.contents.drawing = nil
    }
  }

  /// The placement of the image in the bounds; default stretched.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contents.gravity }
    set { state.contents.gravity = newValue }
  }

  /// Pixels of the image per point; default 1.
  public var contentsScale: CGFloat {
    get { state.contents.scale }
    set { state.contents.scale = newValue }
  }

  /// The part of the image that is shown, in the unit square of the image.
  public var contentsRect: CGRect {
    get { state.contents.rect }
    set { animate(.contentsRect) { state.contents.rect = newValue } }
  }

  /// The part of the image that is stretched, in the unit square of the image; the rest keeps its
  /// size.
  public var contentsCenter: CGRect {
    get { state.contents.center }
    set { state.contents.center = newValue }
  }
}
