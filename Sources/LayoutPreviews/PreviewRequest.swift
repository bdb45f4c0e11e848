import Foundation
import LayoutStage

/// What the command asks of the program that shows previews: words after the program's name.
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
  /// Whether it is dark.
  package var isDark = false
  /// The overlays' names.
  package var overlays: [String] = []
  /// The only preview that is shown; nil for all.
  package var only: String?
  /// The names of those that ended the program before, and are left out.
  package var without: [String] = []
  /// The source's files, by which what is said of them names them.
  package var files = SourcePaths()
  /// Whether JSON is printed.
  package var printsJSON = false
  /// How long a preview may take to be shown, in seconds.
  package var seconds = usualSeconds

  /// The seconds that a preview may take, unless another number is asked for.
  package static let usualSeconds = 60

  /// Asks for pictures in a folder.
  package init(output: String) { self.output = output }

  var overlaySet: Overlays {
    overlays.reduce(into: []) { set, name in set.formUnion(Overlays.named(name) ?? []) }
  }
}
