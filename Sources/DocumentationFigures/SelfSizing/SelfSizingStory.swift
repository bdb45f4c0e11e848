import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage

/// The preparations of a first layout in which cells come to their sizes, and the request that led
/// to each.
struct SelfSizingStory: Sendable, Equatable {
  /// The size that a cell requests in place of the one that it was given.
  struct Wish: Sendable, Equatable {
    /// The cell, as `[0, 2]`.
    var cell: String
    var given: CGSize
    var wanted: CGSize
  }

  /// A preparation of the layout.
  struct Pass: Sendable, Equatable {
    /// The request that led to it; nil for the first preparation.
    var wish: Wish?
    /// The layout's elements after it.
    var layout: LayoutRecord
    /// The cells that have the size that they requested, as `[0, 2]`.
    var settled: Set<String> = []
  }

  /// The device whose screen shows the list.
  var device: Device
  /// The class of the layout.
  var className: String
  /// The preparations in order; the last one is shown.
  var passes: [Pass]
}

extension SelfSizingStory.Pass {
  /// The element that requested another size.
  var asking: LayoutRecord.Element? {
    layout.elements.first { $0.path == wish?.cell && $0.kind == .cell }
  }
}
