@_exported public import struct LayoutCore.LayoutRecord
// Who describes a figure says how its device is held, and who renders one gets a record of its
// layout; neither should have to know in which target these stand.
@_exported public import enum LayoutCore.Orientation
