import Foundation
import RasterCore

/// What `draw(_:)` recorded, and the bounds it was asked to fill.
struct RecordedDisplay {
  let drawing: Drawing
  let bounds: CGRect
}
