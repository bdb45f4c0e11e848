import Basics
import LayoutCore
import LayoutStage
import UIKit

/// A screen on which values are put back for a moment.
@MainActor struct TrialScreen {
  /// The layout before, with the values put back, and after.
  private(set) var layouts: (before: LayoutRecord, during: LayoutRecord?, after: LayoutRecord)?

  /// Lays a controller out, and puts back the values that `values` returns for its layout.
  init(
    of content: @escaping @MainActor () -> UIViewController,
    values: @escaping @MainActor (LayoutRecord) -> [LayoutRecord.Restoration]
  ) {
    let found = Mutex<(LayoutRecord, LayoutRecord?, LayoutRecord)?>(nil)
    let trial = LayoutTrial { screen in
      let during = screen.layout(puttingBack: values(screen.layout))
      let after = screen.layout(puttingBack: []) ?? screen.layout
      found.withLock { $0 = (screen.layout, during, after) }
    }
    var figure = Figure(name: "trial", on: .iPhone7, content: content)
    figure.recordsLooks = true
    _ = LayoutTrial.$current.withValue(trial) { figure.rendered() }
    layouts = found.withLock(\.self)
  }

  /// The frame of a view while the values are put back.
  func frame(_ name: String) -> CGRect? { layouts?.during?.screen?.view(named: name)?.frame }

  /// The frame of a view before the values are put back.
  func frameNow(_ name: String) -> CGRect? { layouts?.before.screen?.view(named: name)?.frame }

  /// Whether the layout afterwards is the one before.
  var isRestored: Bool {
    guard let layouts else { return false }
    return layouts.before.inWords == layouts.after.inWords
  }
}

extension LayoutRecord.View {
  /// The view with a name in the tree.
  func view(named name: String) -> LayoutRecord.View? {
    self.name == name ? self : views.lazy.compactMap { $0.view(named: name) }.first
  }

  /// The position of a view with a name.
  func position(of name: String) -> LayoutRecord.ViewPosition? {
    if self.name == name { return LayoutRecord.ViewPosition() }
    for (order, child) in views.enumerated() {
      guard let inner = child.position(of: name) else { continue }
      let alike = views.prefix(order).count {
        $0.className == child.className && $0.frame == child.frame
      }
      let step = LayoutRecord.ViewPosition.Step(
        className: child.className, frame: child.frame, index: alike, order: order)
      return LayoutRecord.ViewPosition([step] + inner.steps)
    }
    return nil
  }
}
