import CoreGraphics
public import Foundation

extension CALayer {
  /// The image between background and sublayers, set as a `CGImage` or a `UIImage` and returned as
  /// a `CGImage`; any other value, such as nil, the default, removes the image.
  public var contents: Any? {
    get { state.contents.image }
    set {
      state.contents.image = newValue as? CGImage ?? (newValue as? any LayerImage)?.cgImage
      state.contents.drawing = nil
    }
  }

  /// The scaling and alignment of the image in the bounds; the default is `resize`, which stretches
  /// it.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contents.gravity }
    set { state.contents.gravity = newValue }
  }

  /// The number of pixels of the image per point; the default is 1.
  public var contentsScale: CGFloat {
    get { state.contents.scale }
    set { state.contents.scale = newValue }
  }

  /// The visible part of the image, in the unit square; by default the whole image.
  public var contentsRect: CGRect {
    get { state.contents.rect }
    set { animate(.contentsRect) { state.contents.rect = newValue } }
  }

  /// The stretchable part of the image, in the unit square; by default the whole image.
  ///
  /// The parts outside of it keep their size.
  public var contentsCenter: CGRect {
    get { state.contents.center }
    set { state.contents.center = newValue }
  }
}
