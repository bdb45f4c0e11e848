// The search for a mistyped name is below UIKit, whose images have names too.
@_exported public import enum Basics.NearestName
// A rendered figure has a record of its layout, and says how its device was held: anyone who draws
// figures needs both names and should not have to know the target in which they are.
@_exported public import struct LayoutCore.LayoutRecord
@_exported public import enum LayoutCore.Orientation
// What a picture that is too large is refused with.
@_exported public import enum RasterCore.PictureLimit
@_exported public import struct RasterCore.PictureTooLarge
