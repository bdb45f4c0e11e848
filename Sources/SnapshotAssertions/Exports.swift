// A test needs `import SnapshotAssertions` and `import UIKit`, and nothing else. Types are exported
// one by one: whole modules would put hundreds of names into a client's namespace.

// Types for snapshots and their comparison.
@_exported import struct FigureSnapshots.ItemCounts
@_exported import struct FigureSnapshots.LayoutSample
@_exported import struct FigureSnapshots.SnapshotMatrix
@_exported import protocol FigureSnapshots.SnapshotSubject
// Deprecated names, kept for one version.
@_exported import typealias FigureSnapshots.Surroundings
@_exported import enum LayoutComparison.ChangeClass
@_exported import typealias LayoutComparison.GoldenPane
@_exported import struct LayoutComparison.LayoutRules
@_exported import struct LayoutComparison.RecordedLayout
// Types for masks and layouts.
@_exported import struct LayoutCore.ItemPlace
@_exported import struct LayoutCore.LayoutRecord
@_exported import enum LayoutCore.Orientation
// Types for checking a layout.
@_exported import struct LayoutLaboratory.Laboratory
@_exported import enum LayoutLaboratory.LayoutRule
@_exported import struct LayoutLaboratory.LayoutTrace
@_exported import struct LayoutLaboratory.Sweep
@_exported import struct LayoutLaboratory.SweepStudy
@_exported import struct LayoutPreviews.PreviewSubject
// Types for scene files.
@_exported import struct LayoutScenes.Scene
@_exported import struct LayoutScenes.SceneError
// Types for the device and the content drawn on it.
@_exported import enum LayoutStage.Appearance
@_exported import struct LayoutStage.Chrome
@_exported import protocol LayoutStage.ConfiguredDevice
@_exported import struct LayoutStage.Device
@_exported import struct LayoutStage.DeviceConfiguration
@_exported import protocol LayoutStage.EditableContent
@_exported import struct LayoutStage.Figure
@_exported import enum LayoutStage.FigureExtent
@_exported import struct LayoutStage.Film
@_exported import struct LayoutStage.NamedPicture
@_exported import struct LayoutStage.Overlays
@_exported import struct LayoutStage.PerOrientation
@_exported import struct LayoutStage.Picture
@_exported import struct LayoutStage.RenderedFigure
@_exported import struct LayoutStage.RenderedFilm
@_exported import struct LayoutStage.Sheet
@_exported import class LayoutStage.Simulator
@_exported import enum LayoutStage.SystemGeneration
@_exported import struct PictureComparison.LayoutPicture
@_exported import enum PictureComparison.Mask
@_exported import struct PictureComparison.PerceptualMetric
@_exported import struct PictureComparison.PictureTolerance
// The error thrown if results cannot be stored.
@_exported import struct RasterPNG.FileError
@_exported import struct SnapshotCore.ClassPolicy
@_exported import typealias SnapshotCore.Depth
@_exported import struct SnapshotCore.GoldenName
@_exported import struct SnapshotCore.GoldenStore
@_exported import struct SnapshotCore.LayoutFilm
@_exported import enum SnapshotCore.ProofMode
@_exported import enum SnapshotCore.RecordMode
@_exported import struct SnapshotCore.SizeBudget
@_exported import struct SnapshotCore.Snapshot
@_exported import enum SnapshotCore.SnapshotError
@_exported import struct SnapshotCore.SnapshotFormat
@_exported import enum SnapshotCore.VerificationLevel
