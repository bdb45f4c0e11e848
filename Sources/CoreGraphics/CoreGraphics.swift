// Apps import this module under its name on iOS; UIKit also exports it.
//
// On Apple's platforms the system's own module has this name, so there these sources are part of
// UIKit; see `Package.swift`.
@_exported public import Foundation

#if canImport(Darwin)
  @_exported public import CoreGraphics
#else
  // The declarations are exported individually, so that clients do not see the rasteriser's other
  // names. No other file of this module may import one of them by name, because that would hide the
  // exported import from clients.
  @_exported public import struct RasterCore.CGAffineTransform
  @_exported public import struct RasterCore.CGVector
  @_exported public import let RasterCore.CGAffineTransformIdentity
  @_exported public import func RasterCore.CGAffineTransformMake
  @_exported public import func RasterCore.CGAffineTransformMakeScale
  @_exported public import func RasterCore.CGAffineTransformMakeTranslation
  @_exported public import func RasterCore.CGAffineTransformMakeRotation
  @_exported public import func RasterCore.CGAffineTransformScale
  @_exported public import func RasterCore.CGAffineTransformTranslate
  @_exported public import func RasterCore.CGAffineTransformRotate
  @_exported public import func RasterCore.CGAffineTransformConcat
  @_exported public import func RasterCore.CGAffineTransformInvert
  @_exported public import func RasterCore.CGAffineTransformEqualToTransform
  @_exported public import func RasterCore.CGAffineTransformIsIdentity
  @_exported public import func RasterCore.CGPointApplyAffineTransform
  @_exported public import func RasterCore.CGSizeApplyAffineTransform
  @_exported public import func RasterCore.CGRectApplyAffineTransform

  // For these two types an exported import is not sufficient, because it is lost if another file of
  // the module imports the type, too.

  /// An affine transform of the plane.
  public typealias CGAffineTransform = RasterCore.CGAffineTransform

  /// A vector in the plane.
  public typealias CGVector = RasterCore.CGVector
#endif
