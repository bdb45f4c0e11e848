#if !canImport(AVFoundation)
  public import Foundation

  /// Returns the largest rectangle of an aspect ratio in another, at its centre.
  ///
  /// On iOS AVFoundation has it; layouts of pictures import that for nothing else.
  public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale = min(
      boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
      x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
#endif
