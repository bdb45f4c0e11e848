// The module that iOS source imports as `CoreGraphics`, and that UIKit exports.
//
// On Apple's platforms the system's own has this name: there these sources are part of UIKit; see
// `Package.swift`.
@_exported public import Foundation

#if canImport(Darwin)
  @_exported public import CoreGraphics
#else
  // One by one, so that clients do not see the rasteriser's names. No other file may import one of
  // these by its name again: the plain import would hide the exported one from clients.
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

  // The exported imports of the two types are not enough: such an import is lost when another file
  // of the module imports the same type for itself.

  /// A map of the plane that keeps parallel lines parallel.
  public typealias CGAffineTransform = RasterCore.CGAffineTransform

  /// A distance in the plane.
  public typealias CGVector = RasterCore.CGVector
#endif
