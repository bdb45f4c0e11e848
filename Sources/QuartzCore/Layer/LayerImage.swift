package import CoreGraphics

/// An object that a layer takes for its contents because of the image in it: UIKit's images.
package protocol LayerImage: AnyObject {
  /// The image; nil if there are no pixels.
  var cgImage: CGImage? { get }
}
