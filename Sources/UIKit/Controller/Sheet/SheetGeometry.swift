import Foundation

/// The frame of a sheet in its container, from its detents and the safe area.
///
///     compact width          compact height     iPad
///     ┌───────────┐          ┌───────────────┐  ┌─────────────────┐
///     │  (top)    │ safe     │               │  │    ┌───────┐    │
///     │╭─────────╮│ area     │  full screen  │  │    │ sheet │    │
///     ││  sheet  ││          │               │  │    └───────┘    │
///     └┴─────────┴┘          └───────────────┘  └─────────────────┘
@MainActor struct SheetGeometry {
  /// A detent with its height, which includes the safe area at the bottom.
  struct Stop: Equatable {
    var identifier: UISheetPresentationController.Detent.Identifier
    var height: CGFloat
  }

  let container: CGSize
  let safeArea: UIEdgeInsets
  /// The minimum distance of a sheet from the top of the container, in points; an attached sheet at
  /// the large detent has exactly this distance.
  let top: CGFloat
  /// The detents that are active, lowest first.
  private(set) var detents: [Stop] = []
  private(set) var selected = Stop(identifier: .large, height: 0)
  var isFullScreen = false
  /// The size of a sheet in the centre of the container; nil if the sheet is attached to the
  /// bottom.
  var floatingSize: CGSize?
  /// The width of an attached sheet; nil means that of the container.
  var attachedWidth: CGFloat?

  init(container: CGSize, safeArea: UIEdgeInsets, top: CGFloat) {
    (self.container, self.safeArea, self.top) = (container, safeArea, top)
  }

  /// The maximum value of a detent, which does not include the safe area at the bottom.
  var maximumValue: CGFloat { max(0, container.height - top - safeArea.bottom) }

  /// Determines the heights of detents, and which one is selected: by default the lowest, or the
  /// large one if no detent is active.
  mutating func resolve(
    _ detents: [UISheetPresentationController.Detent],
    selected identifier: UISheetPresentationController.Detent.Identifier?,
    _ context: any UISheetPresentationControllerDetentResolutionContext
  ) {
    let highest = container.height - top
    self.detents = detents.compactMap { detent in
      let value = detent.resolvedValue(in: context, container: container.height, safeArea)
      return value.map {
        Stop(identifier: detent.identifier, height: min(max($0, 0) + safeArea.bottom, highest))
      }
    }.sorted { $0.height < $1.height }
    let large = Stop(identifier: .large, height: highest)
    selected =
      self.detents.first { $0.identifier == identifier } ?? self.detents.first ?? large
  }

  /// Whether the sheet ends at the bottom of the container.
  var isAttached: Bool { floatingSize == nil }

  /// Whether the sheet is so high that the presenting view shrinks behind it.
  var shrinksPresenter: Bool {
    isAttached && !isFullScreen && top > safeArea.top && selected.height >= container.height - top
      && attachedWidth == nil
  }

  var frame: CGRect {
    if isFullScreen { return CGRect(origin: .zero, size: container) }
    guard let floatingSize else {
      let width = min(attachedWidth ?? container.width, container.width)
      return CGRect(
        x: (container.width - width) / 2, y: container.height - selected.height, width: width,
        height: selected.height)
    }
    let isLarge = selected.height >= container.height - top
    let limit = container.height - 2 * top
    let height = min(isLarge ? floatingSize.height : selected.height - safeArea.bottom, limit)
    return CGRect(
      x: (container.width - floatingSize.width) / 2, y: (container.height - height) / 2,
      width: floatingSize.width, height: height)
  }
}
