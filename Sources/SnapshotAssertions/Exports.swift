// A test needs `import SnapshotAssertions` and `import UIKit`, and nothing else.
@_exported import FigureSnapshots
@_exported import LayoutComparison
@_exported import LayoutLaboratory
@_exported import LayoutPreviews
@_exported import LayoutScenes
@_exported import LayoutStage
@_exported import PictureComparison
@_exported import SnapshotCore

// What masks and layouts are made of.
@_exported import struct LayoutCore.ItemPlace
@_exported import struct LayoutCore.LayoutRecord
// What is thrown when results cannot be kept.
@_exported import struct RasterPNG.FileError
