import Foundation
import LayoutStage
package import LocalizedStrings
import UIKit

/// The request that the command passes, as an argument, to the program that shows previews.
///
/// The command and the program are made from the same build, so the format need not be stable. The
/// command has already validated the user's input.
package struct PreviewRequest: Codable, Sendable {
  /// The folder into which pictures are written.
  package var output: String
  /// The name of the device.
  ///
  /// If nil, a view is shown in its own size, and other content on the device that its preview
  /// specifies or, if there is none, on the default device.
  package var device: String?
  /// Whether the previews are also shown in the other orientation.
  package var turns = false
  /// Whether all previews are drawn on one sheet.
  package var makesSheet = false
  /// The text size; nil for the default one.
  package var textSize: PreviewTextSize?
  /// The reading direction; nil for that of the language.
  package var direction: PreviewDirection?
  /// The language and the region; nil for the language of the development region.
  package var language: InterfaceLanguage?
  /// The axes of the settings whose combinations are checked, such as `language=de/ar,text`; nil if
  /// previews are drawn with one combination.
  package var matrix: String?
  /// Whether the previews are shown in the dark appearance.
  package var isDark = false
  /// Whether the previews are shown with high contrast.
  package var hasHighContrast = false
  /// The names of the overlays.
  package var overlays: [String] = []
  /// The paths of Interface Builder documents that are shown instead of the source's previews.
  package var documents: [String] = []
  /// The name of the only preview to show; nil for all previews.
  package var only: String?
  /// The names of the classes to show, for a program with a part of an app; if empty, all are
  /// shown.
  package var views: [String] = []
  /// The names of previews that ended the program in earlier runs and are now left out.
  package var without: [String] = []
  /// The names of the steps (see `PreviewContent`) that ended the program in earlier runs and are
  /// now left out.
  package var steps: [String] = []
  /// The paths of the source files, which replace file names in messages.
  package var files = SourcePaths()
  /// The notes on all pictures, such as the number of lines that are stubs, for a view taken out of
  /// an app.
  package var notes: [String] = []
  /// The experiment to perform; nil if previews are drawn.
  package var experiment: PreviewExperiment?
  /// Whether the result is printed as JSON, not as text.
  package var printsJSON = false
  /// The time limit for showing a preview, in seconds.
  package var seconds = usualSeconds

  /// The name of the device for content that needs one, if none is requested.
  ///
  /// The iPhone 16 shipped before iOS 26. By default this package imitates iOS 17, and the bars and
  /// insets of iPhones that shipped with iOS 26 are not known for earlier versions.
  package static let usualDeviceName = "iPhone 16"

  /// The default time limit for showing a preview, in seconds.
  package static let usualSeconds = 60

  /// Makes a request to write pictures into a folder.
  package init(output: String) { self.output = output }

  /// The configuration of the requested device or, if there is none, of the default device, in
  /// portrait and with the requested settings.
  var configuration: DeviceConfiguration {
    var configuration = DeviceConfiguration(
      Device.called(device ?? Self.usualDeviceName) ?? .usual,
      appearance: isDark ? .dark : .light, textSize: textSize?.category ?? .unspecified,
      layoutDirection: direction?.trait ?? .unspecified)
    configuration.interfaceLanguage = language ?? InterfaceLanguage()
    return hasHighContrast ? configuration.contrast(.high) : configuration
  }

  /// Returns the configuration for a preview; if no device is requested, its device is the one that
  /// the preview specifies, or the default device.
  @MainActor func configuration(for named: NamedPreview) -> DeviceConfiguration {
    var configuration = configuration
    if device == nil, let own = named.device { configuration.device = own }
    return configuration
  }

  /// Sets the language from a text such as `de` or `de+bounded`; returns false if the text is not
  /// valid.
  package mutating func chooseLanguage(_ text: String) -> Bool {
    guard let language = InterfaceLanguage(text, region: language?.region) else { return false }
    self.language = language
    return true
  }

  /// The code of the language, such as `de`; nil if none is requested, or only a pseudo-language.
  package var languageCode: String? { language?.code }

  /// Returns the code, among those of resource folders, that matches the requested language best;
  /// nil if there is none.
  package func bestLanguage(of codes: [String]) -> String? {
    languageCode.flatMap { LanguageChoice.best(of: codes, for: $0) }
  }

  var overlaySet: Overlays {
    overlays.reduce(into: []) { set, name in set.formUnion(Overlays.named(name) ?? []) }
  }

  /// Returns whether the options `only` and `views` include the preview with a name.
  ///
  /// A class may have several previews, such as `HerbCell` and `HerbCell (filled)`. `views` never
  /// excludes a `#Preview` block, because in a program with a part of an app only the requested
  /// files contain any.
  func wants(_ name: String, isBlock: Bool = false) -> Bool {
    if let only, only != name { return false }
    return views.isEmpty || isBlock || views.contains { name == $0 || name.hasPrefix("\($0) (") }
  }
}
