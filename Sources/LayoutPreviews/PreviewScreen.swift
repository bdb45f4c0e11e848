import FigureSnapshots
import Foundation
import LayoutStage
import UIKit

/// The content of a preview, newly made, and the device on which it is shown.
///
/// The size is determined by the first of these that applies:
///
/// 1. A fixed size in the preview's traits. The device then provides only the scale.
/// 2. The requested device, except for a view with the trait `sizeThatFitsLayout`.
/// 3. For a view, its own size or the size that fits its content. If only its width or only its
///    height is 0, that of the device is used.
/// 4. The default device.
///
/// The content is made and measured with the requested language, text size and reading direction,
/// because its initialisers may read them: preferred fonts, for example, are created for the
/// current text size.
@MainActor struct PreviewScreen {
  let content: Preview.Content
  let configuration: DeviceConfiguration
  /// Whether the content is shown without a device, so that the screen cannot be rotated.
  let standsAlone: Bool
  /// A note for the report that the view has no width or height and has that of the device instead;
  /// otherwise nil.
  let note: String?
  /// Notes for the report: that an empty view shows sample content, or that the lists' data arrived
  /// late or not at all.
  let notes: [String]
  /// Whether an empty view shows sample content.
  let isSampled: Bool

  /// Makes the content of a preview and determines its device.
  ///
  /// - Parameters:
  ///   - preview: the preview.
  ///   - configuration: the device with its settings. If `isRequested` is false, the size of the
  ///     device is used only for content that has no size of its own.
  ///   - isRequested: whether the user requested this device.
  ///   - orientation: the orientation of the device, which content with a size of its own ignores.
  ///     If nil, it is landscape if the preview's traits request that; otherwise it is that of
  ///     `configuration`.
  ///   - fitsContent: whether the view was taken out of an app; it then shows sample content if it
  ///     is empty, and has the height that fits its content.
  init(
    _ preview: Preview, on configuration: DeviceConfiguration = Device.usual.configuration,
    isRequested: Bool = false, orientation: Orientation? = nil, fitsContent: Bool = false
  ) {
    let (content, late, samples) = configuration.perform {
      // `made()` would measure the view, but a view that is filled with sample content later has no
      // size of its own yet.
      let content = fitsContent ? preview.content() : preview.made()
      guard fitsContent else { return (content, nil as String?, nil as String?) }
      return (content, content.awaited(), Self.filling(content))
    }
    self.content = content
    (notes, isSampled) = ([samples, late].compactMap(\.self), samples != nil)
    let wanted = preview.traits.map(\.kind)
    let own = configuration.perform {
      Self.size(of: content, wanted, fillsDevice: isRequested)
    }
    let size = own?.filled(from: configuration.device.size)
    note = own?.missing.map { "\($0.cause); it is taken from the device" }
    standsAlone = size != nil
    let held = orientation ?? (wanted.contains(.turned) ? .landscape : configuration.orientation)
    var configuration = configuration.held(in: standsAlone ? .portrait : held)
    if let size { configuration.device = Device(size: size, scale: configuration.device.scale) }
    self.configuration = configuration
  }

  /// Fills an empty view, or the empty view of a controller, with sample content.
  ///
  /// The height of a view without a controller is also set to the one that fits its content.
  ///
  /// - Returns: the note about the sample content; nil if there is none.
  private static func filling(_ content: Preview.Content) -> String? {
    switch content {
    case .view(let view):
      return FittedView.inSuperview(view) {
        let samples = SampleContent(filling: view).note
        FittedView.fit(view)
        return samples
      }
    case .controller(let controller):
      controller.loadViewIfNeeded()
      return controller.viewIfLoaded.flatMap { SampleContent(filling: $0, of: controller).note }
    case .layout: return nil
    }
  }

  /// Returns the size of content that is shown without a device; nil if the content fills a device.
  ///
  /// If the width or height is 0, the result contains the reason.
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

/// The size of a preview that is shown without a device.
private struct OwnSize {
  let size: CGSize
  /// The reason why the width or height is 0; nil if neither is 0, or if a trait sets the size.
  var missing: ViewWithoutSize?

  /// Returns the size with a width or height of 0 replaced by that of a device.
  func filled(from device: CGSize) -> CGSize {
    guard missing != nil else { return size }
    return CGSize(
      width: size.width == 0 ? device.width : size.width,
      height: size.height == 0 ? device.height : size.height)
  }
}

extension DeviceConfiguration {
  /// Runs a closure in an environment with the language, the text size and the reading direction of
  /// this configuration.
  @MainActor func perform<Value>(_ body: () -> Value) -> Value {
    var environment = UIEnvironment.current
    environment.language = interfaceLanguage
    if textSize != .unspecified { environment.preferredContentSizeCategory = textSize }
    let isSet = layoutDirection != .unspecified || language != nil
    if isSet { environment.layoutDirection = self.environment.layoutDirection }
    return UIEnvironment.with(environment, perform: body)
  }
}

extension CGSize {
  fileprivate var isDrawable: Bool { width > 0 && height > 0 }
}

extension Preview {
  /// The fixed size in the preview's traits; nil if they contain none.
  var fixedSize: CGSize? { Self.fixedSize(in: traits.map(\.kind)) }

  fileprivate static func fixedSize(in traits: [PreviewTrait<Preview.ViewTraits>.Kind]) -> CGSize? {
    for case .fixed(let size) in traits { return size }
    return nil
  }
}
