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
  let content: Preview.Content
  let configuration: DeviceConfiguration
  /// Whether it is shown without a device, so that it cannot be turned.
  let standsAlone: Bool
  /// The reason why a view is as long as the device on one axis; nil if it is not for lack of a
  /// length.
  let note: String?

  /// Makes the content of a preview, and finds its device.
  ///
  /// - Parameters:
  ///   - preview: the preview.
  ///   - configuration: the device; only for content that needs one, unless it is requested.
  ///   - isRequested: whether that very device is requested.
  ///   - orientation: the device's orientation; nil for landscape if the preview's traits request
  ///     it, else the device's own.
  init(
    _ preview: Preview, on configuration: DeviceConfiguration = Device.usual.configuration,
    isRequested: Bool = false, orientation: Orientation? = nil
  ) {
    let content = configuration.perform { preview.made() }
    self.content = content
    let wanted = preview.traits.map(\.kind)
    let own = configuration.perform {
      Self.size(of: content, wanted, fillsDevice: isRequested)
    }
    let size = own?.filled(from: configuration.device.size)
    note = own?.missing.map { "\($0.cause); it is as long as the device" }
    standsAlone = size != nil
    let held = orientation ?? (wanted.contains(.turned) ? .landscape : configuration.orientation)
    var configuration = configuration.held(in: standsAlone ? .portrait : held)
    if let size { configuration.device = Device(size: size, scale: configuration.device.scale) }
    self.configuration = configuration
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

extension DeviceConfiguration {
  /// Runs a closure with the text size and the direction in force, as in the program of a person
  /// who has chosen them.
  @MainActor func perform<Value>(_ body: () -> Value) -> Value {
    var environment = UIEnvironment.current
    if textSize != .unspecified { environment.preferredContentSizeCategory = textSize }
    switch layoutDirection {
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
