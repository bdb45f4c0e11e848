@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
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
#endif
