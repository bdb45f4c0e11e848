public import FigureSnapshots
import Foundation
import LayoutStage
public import UIKit

/// Something to look at while it is written, as a `#Preview` block says it on iOS.
///
/// ```
/// #Preview("Basil", traits: .landscapeLeft) { HerbController() }
///          │        │                         └─ makes what is shown, anew each time
///          │        └─ how the device is held, or how large a view is
///          └─ the name
/// ```
@MainActor public struct Preview {
  /// The name; nil where the block has none.
  public let name: String?
  /// How it is shown.
  public let traits: [PreviewTrait]
  /// Makes what is shown.
  public let subject: @MainActor () -> any SnapshotSubject

  /// Takes a view, a view controller or a layout.
  ///
  /// - Parameters:
  ///   - name: the name, which a picture's file is named by.
  ///   - traits: how it is shown.
  ///   - body: makes what is shown, anew each time.
  public init<Subject: SnapshotSubject>(
    _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> Subject
  ) {
    (self.name, self.traits, subject) = (name, traits, body)
  }
}

/// How a preview is shown, by the names that `#Preview` takes.
public enum PreviewTrait: Sendable, Hashable {
  /// As if nothing were said.
  case defaultLayout
  /// On an upright device.
  case portrait
  /// On an upright device.
  case portraitUpsideDown
  /// On a turned device.
  case landscapeLeft
  /// On a turned device.
  case landscapeRight
  /// As large as its content.
  case sizeThatFitsLayout
  /// As large as this, in points.
  case fixedLayout(width: CGFloat, height: CGFloat)
}
