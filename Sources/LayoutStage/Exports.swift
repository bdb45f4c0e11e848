// `NearestName`, which suggests a name for a mistyped one, is declared in Basics, because UIKit,
// which LayoutStage imports, uses it too.
@_exported public import enum Basics.NearestName
// A rendered figure exposes the record of its layout and the orientation of its device. Clients use
// both types, and should not have to import `LayoutCore` for them.
@_exported public import struct LayoutCore.LayoutRecord
@_exported public import enum LayoutCore.Orientation
// The error thrown for a picture that is too large refers to the limits, so clients use both types.
@_exported public import enum RasterCore.PictureLimit
@_exported public import struct RasterCore.PictureTooLarge
