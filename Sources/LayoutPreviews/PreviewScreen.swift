import FigureSnapshots
import Foundation
import LayoutStage
import UIKit

/// What a preview shows, made anew, and the device that it is shown on.
///
/// As large as a trait says, whatever the device, which gives only its scale. Else the device is the
/// one that is asked for; else, of a view, as large as it is, or as its content fits; else the usual
/// one.
@MainActor struct PreviewScreen {
  /// What is asked for, beside what the preview says.
  struct Wishes {
    /// The device.
    var device: Device?
    /// How it is held.
    var orientation: Orientation?
    /// Light or dark, and the traits.
    var appearance = Appearance.light
    var traits = UITraitCollection()
  }

  let content: Preview.Content
  let surroundings: Surroundings
  /// Whether it is shown without a device, which nobody could turn.
  let standsAlone: Bool

  /// Makes what a preview shows, and finds its device.
  init(_ preview: Preview, _ wishes: Wishes = Wishes()) {
    content = preview.made()
    let wanted = preview.traits.map(\.kind)
    let device = wishes.device ?? .usual
    let size = Self.size(of: content, wanted, fillsDevice: wishes.device != nil)
    let ownDevice = size.map { Device(size: $0, scale: device.scale) }
    let orientation = wishes.orientation ?? (wanted.contains(.turned) ? .landscape : .portrait)
    standsAlone = size != nil
    surroundings = Surroundings(
      on: ownDevice ?? device, orientation: standsAlone ? .portrait : orientation,
      appearance: wishes.appearance, traits: wishes.traits)
  }

  /// The size of what is shown without a device; nil where it fills one.
  private static func size(
    of content: Preview.Content, _ wanted: [PreviewTrait<Preview.ViewTraits>.Kind],
    fillsDevice: Bool
  ) -> CGSize? {
    for case .fixed(let size) in wanted { return size }
    guard case .view(let view) = content else { return nil }
    let isFitting = wanted.contains(.fitting)
    if fillsDevice && !isFitting { return nil }
    var size = view.ownSize
    if isFitting {
      let wish = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size = wish.isDrawable ? CGSize(width: ceil(wish.width), height: ceil(wish.height)) : size
    }
    return size.isDrawable ? size : nil
  }
}

extension CGSize {
  fileprivate var isDrawable: Bool { width > 0 && height > 0 }
}
