import FigureSnapshots
import Foundation
import LayoutStage
import UIKit

/// The content of a preview, made anew, and the device that it is shown on.
///
/// As large as a trait says, whatever the device, which gives only its scale. Else the device is
/// the one that is requested; else, of a view, as large as it is, or as its content fits, and as
/// long as the usual device where nothing gives it a length on one axis; else the usual one. It is
/// made and measured with the text size and in the direction that are requested, as fonts are made
/// for the size in force.
@MainActor struct PreviewScreen {
  /// The options of the command, in addition to those of the preview.
  struct PreviewOptions {
    var device: Device?
    /// The device for content that needs one, if none is requested.
    var usualDevice = Device.usual
    /// The orientation of the device.
    var orientation: Orientation?
    /// Light or dark, and the traits.
    var appearance = Appearance.light
    var traits = UITraitCollection()
  }

  let content: Preview.Content
  let surroundings: Surroundings
  /// Whether it is shown without a device, so that it cannot be turned.
  let standsAlone: Bool
  /// The reason why a view is as long as the device on one axis; nil if it is not for lack of a
  /// length.
  let note: String?

  /// Makes the content of a preview, and finds its device.
  init(_ preview: Preview, _ wishes: PreviewOptions = PreviewOptions()) {
    let content = wishes.perform { preview.made() }
    self.content = content
    let wanted = preview.traits.map(\.kind)
    let device = wishes.device ?? wishes.usualDevice
    let own = wishes.perform {
      Self.size(of: content, wanted, fillsDevice: wishes.device != nil)
    }
    let size = own?.filled(from: device.size)
    note = own?.missing.map { "\($0.cause); it is as long as the device" }
    let ownDevice = size.map { Device(size: $0, scale: device.scale) }
    let orientation = wishes.orientation ?? (wanted.contains(.turned) ? .landscape : .portrait)
    standsAlone = size != nil
    surroundings = Surroundings(
      on: ownDevice ?? device, orientation: standsAlone ? .portrait : orientation,
      appearance: wishes.appearance, traits: wishes.traits)
  }

  /// The size of content that is shown without a device, and the reason if one side of it is 0; nil
  /// if it fills one.
  private static func size(
    of content: Preview.Content, _ wanted: [PreviewTrait<Preview.ViewTraits>.Kind],
    fillsDevice: Bool
  ) -> OwnSize? {
    if let size = Preview.fixedSize(in: wanted) { return OwnSize(size: size) }
    guard case .view(let view) = content else { return nil }
    let isFitting = wanted.contains(.fitting)
    if fillsDevice && !isFitting { return nil }
    var size = view.ownSize
    if isFitting {
      let wish = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size = wish.isDrawable ? CGSize(width: ceil(wish.width), height: ceil(wish.height)) : size
    }
    if size.isDrawable { return OwnSize(size: size) }
    guard size.width > 0 || size.height > 0, size.width >= 0, size.height >= 0 else { return nil }
    return OwnSize(size: size, missing: ViewWithoutSize(view, size: size))
  }
}

/// The size that a preview has without a device.
private struct OwnSize {
  let size: CGSize
  /// The reason why one side is 0; nil if none is, or a trait sets it.
  var missing: ViewWithoutSize?

  /// The size, as long as a device where nothing gives it a length.
  func filled(from device: CGSize) -> CGSize {
    guard missing != nil else { return size }
    return CGSize(
      width: size.width == 0 ? device.width : size.width,
      height: size.height == 0 ? device.height : size.height)
  }
}

extension PreviewScreen.PreviewOptions {
  /// Runs a closure with the text size and the direction in force.
  @MainActor fileprivate func perform<Value>(_ body: () -> Value) -> Value {
    Surroundings(on: device ?? usualDevice, traits: traits).perform(body)
  }
}

extension Surroundings {
  /// Runs a closure with the text size and the direction in force, as in the program of a person
  /// who has chosen them.
  @MainActor func perform<Value>(_ body: () -> Value) -> Value {
    var environment = UIEnvironment.current
    if traits.preferredContentSizeCategory != .unspecified {
      environment.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    switch traits.layoutDirection {
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    case .leftToRight: environment.layoutDirection = .leftToRight
    default: break
    }
    return UIEnvironment.with(environment, perform: body)
  }
}

extension CGSize {
  fileprivate var isDrawable: Bool { width > 0 && height > 0 }
}

extension Preview {
  /// The size in the preview's traits; nil if they have none.
  var fixedSize: CGSize? { Self.fixedSize(in: traits.map(\.kind)) }

  fileprivate static func fixedSize(in traits: [PreviewTrait<Preview.ViewTraits>.Kind]) -> CGSize? {
    for case .fixed(let size) in traits { return size }
    return nil
  }
}
