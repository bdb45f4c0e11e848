import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage

/// The preparations of a first layout in which cells get their sizes, and the request that led to
/// each.
struct SelfSizingStory: Sendable, Equatable {
  /// A cell's request for a size that differs from the given one.
  struct Wish: Sendable, Equatable {
    /// The cell's index path as text: `[0, 2]`.
    var cell: String
    var given: CGSize
    var wanted: CGSize
  }

  /// One preparation of the layout.
  struct Pass: Sendable, Equatable {
    /// The request that led to this preparation; nil for the first.
    var wish: Wish?
    /// The layout's elements after this preparation.
    var layout: LayoutRecord
    /// The cells that have their requested sizes, such as `[0, 2]`.
    var settled: Set<String> = []
  }

  /// The device whose screen shows the list.
  var device: Device
  /// The name of the layout's class.
  var className: String
  /// The preparations in order.
  ///
  /// The result of the last one is visible on screen.
  var passes: [Pass]
}

extension SelfSizingStory.Pass {
  /// The cell that requested a different size; nil in the first preparation.
  var asking: LayoutRecord.Element? {
    layout.elements.first { $0.path == wish?.cell && $0.kind == .cell }
  }
}
