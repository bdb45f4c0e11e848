public import Foundation

extension CALayer {
  /// The picture between background and sublayers: a `CGImage` or a `UIImage`, else nothing.
  public var contents: Any? {
    get { state.contents.image }
    set {
      state.contents.image = newValue as? CGImage ?? (newValue as? UIImage)?.cgImage
      state.contents.drawing = nil
    }
  }

  /// How the picture is placed in the bounds; default stretched.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contents.gravity }
    set { state.contents.gravity = newValue }
  }

  /// Pixels of the picture per point; default 1.
  public var contentsScale: CGFloat {
    get { state.contents.scale }
    set { state.contents.scale = newValue }
  }

  /// The part of the picture that is shown, in parts of its size.
  public var contentsRect: CGRect {
    get { state.contents.rect }
    set { state.contents.rect = newValue }
  }

  /// The part of the picture that stretches, in parts of its size; what is around it keeps its
  /// size.
  public var contentsCenter: CGRect {
    get { state.contents.center }
    set { state.contents.center = newValue }
  }
}
