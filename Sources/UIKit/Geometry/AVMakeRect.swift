#if !canImport(AVFoundation)
  public import Foundation

  /// Returns the largest rectangle with an aspect ratio that fits in a rectangle, at its centre.
  ///
  /// On iOS this function is part of AVFoundation.
  public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale = min(
      boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
      x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
#endif
