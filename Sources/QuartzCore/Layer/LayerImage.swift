package import CoreGraphics

/// An object with an image that a layer accepts as contents, such as UIKit's `UIImage`.
package protocol LayerImage: AnyObject {
  /// The image; nil if it has no pixels.
  var cgImage: CGImage? { get }
}
