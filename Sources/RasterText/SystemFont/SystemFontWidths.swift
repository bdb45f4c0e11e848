import Basics
import Foundation

/// The widths of the letters in the system font.
package enum SystemFontWidths: String, Sendable, Hashable, CaseIterable {
  /// Widths as on iOS, fitted to public pictures; the letters are Inter's.
  case iOS
  /// Inter's own widths.
  case inter
}

extension SystemFontWidths {
  /// The widths of the system fonts that are created after it is set.
  ///
  /// The default is ``iOS``, or the value of the environment variable
  /// `QUARTERTURN_SYSTEM_FONT_WIDTHS` if that is `iOS` or `inter`.
  package static var current: SystemFontWidths {
    get { setting.withLock { $0 } }
    set { setting.withLock { $0 = newValue } }
  }

  private static let setting = Mutex(
    ProcessInfo.processInfo.environment["QUARTERTURN_SYSTEM_FONT_WIDTHS"].flatMap(Self.init)
      ?? .iOS)
}

package enum SystemFontDesign: Sendable, Hashable, CaseIterable {
  /// San Francisco, drawn with Inter.
  case standard
  /// San Francisco's rounded variant, drawn with Inter.
  case rounded
  /// New York, drawn with Inter.
  case serif
}
