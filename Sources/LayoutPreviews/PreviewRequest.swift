import Foundation
import LayoutStage
import UIKit

/// The request of the command to the program that shows previews: the arguments after the program's
/// name.
///
/// Both are of one build, and the command has checked what a person typed.
package struct PreviewRequest: Codable, Sendable {
  /// The folder that pictures are written to.
  package var output: String
  /// The device's name; nil for the usual one, and for views as large as they are.
  package var device: String?
  /// Whether the device is shown turned too.
  package var turns = false
  /// Whether all pictures are one.
  package var makesSheet = false
  /// The text size; nil for the usual one.
  package var textSize: PreviewTextSize?
  /// The reading direction; nil for the language's.
  package var direction: PreviewDirection?
  /// The language; nil for the package's own, left to right.
  package var language: PreviewLanguage?
  /// Whether it is dark.
  package var isDark = false
  /// The overlays' names.
  package var overlays: [String] = []
  /// The only preview that is shown; nil for all.
  package var only: String?
  /// The names of those that ended the program before, and are left out.
  package var without: [String] = []
  /// The source's files, by which notes name them.
  package var files = SourcePaths()
  /// The experiment that is done; nil if previews are drawn.
  package var experiment: PreviewExperiment?
  /// Whether JSON is printed.
  package var printsJSON = false
  /// The time that a preview may take to be shown, in seconds.
  package var seconds = usualSeconds

  /// The name of the device for content that needs one, unless another is requested.
  ///
  /// An iPhone 16 is sold, and runs the system that is mirrored; of newer phones it is not known
  /// how bars and insets are there.
  package static let usualDeviceName = "iPhone 16"

  /// The seconds that a preview may take, unless another number is requested.
  package static let usualSeconds = 60

  /// Queries for pictures in a folder.
  package init(output: String) { self.output = output }

  /// The device that is requested, else the usual one, in portrait and set up as requested.
  var configuration: DeviceConfiguration {
    let direction = direction ?? language?.direction
    return DeviceConfiguration(
      Device.called(device ?? Self.usualDeviceName) ?? .usual,
      appearance: isDark ? .dark : .light, textSize: textSize?.category ?? .unspecified,
      layoutDirection: direction?.trait ?? .unspecified)
  }

  var overlaySet: Overlays {
    overlays.reduce(into: []) { set, name in set.formUnion(Overlays.named(name) ?? []) }
  }
}
