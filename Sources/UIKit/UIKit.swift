@_exported public import Foundation

@_exported public import struct RasterCore.CGAffineTransform
@_exported public import struct RasterCore.CGVector
