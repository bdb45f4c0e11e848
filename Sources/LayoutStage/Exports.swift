// `NearestName`, which suggests a name for a mistyped one, is in a target that UIKit depends on,
// because UIKit's images have names too.
@_exported public import enum Basics.NearestName
// A rendered figure exposes the record of its layout and the orientation of its device. Clients
// that draw figures need both types, and need not import `LayoutCore` for them.
@_exported public import struct LayoutCore.LayoutRecord
@_exported public import enum LayoutCore.Orientation
// The error thrown for a picture that is too large refers to the picture limits, so clients need
// both types.
@_exported public import enum RasterCore.PictureLimit
@_exported public import struct RasterCore.PictureTooLarge
