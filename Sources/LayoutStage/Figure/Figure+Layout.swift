import LayoutCore
import UIKit

extension Figure {
  /// Records the layout of a simulator's screen as numbers in a figure.
  func readLayout(of simulator: Simulator, into figure: inout RenderedFigure) {
    let everywhere = figure.content != nil
    let recordsViews = recordsLooks || overlays.contains(.constraints)
    figure.layout = simulator.collectionView.map {
      recordsViews ? $0.layoutRecordWithLooks(everywhere: everywhere) : $0.layoutRecord
    }
    let views = recordsViews ? simulator.screenRecord : nil
    if figure.layout == nil {
      figure.plainLayout = views.map { LayoutRecord(of: $0, size: figure.configuration.screenSize) }
      figure.plainSafeArea = simulator.screenSafeArea
    }
    figure.layout?.screen = views
    figure.layout?.settings = simulator.settings
    figure.plainLayout?.settings = simulator.settings
  }

  /// Runs the current task's `LayoutTrial`, which tests explanations of differences from a golden,
  /// on a screen whose views were recorded.
  func test(_ figure: RenderedFigure, on simulator: Simulator) {
    guard recordsLooks, let trial = LayoutTrial.current,
      let layout = figure.layout ?? figure.plainLayout
    else { return }
    trial.run(
      on: LayoutTrialScreen(
        device: figure.configuration.device.name, orientation: figure.configuration.orientation,
        layout: layout
      ) { values in
        var trial = figure
        return simulator.layOut(puttingBack: values) { readLayout(of: simulator, into: &trial) }
          .map { trial.layout ?? trial.plainLayout } ?? nil
      })
  }
}

extension Simulator {
  /// Lays the screen out with some values replaced by those of a golden, runs a closure, and
  /// restores the screen.
  ///
  /// Returns nil, without running the closure, if a value cannot be replaced, or if the root view
  /// is not loaded.
  fileprivate func layOut<Result>(
    puttingBack values: [LayoutRecord.Restoration], _ body: () -> Result
  ) -> Result? {
    perform {
      guard let root = rootViewController?.viewIfLoaded else { return nil }
      let restorer = LayoutRestorer(root: root, collectionView: collectionView)
      let offsets = root.scrollOffsets
      guard let undo = restorer.putBack(values) else { return nil }
      defer {
        for step in undo { step() }
        layoutIfNeeded()
        // If the replaced values made the content smaller, UIKit has scrolled its scroll view, so
        // the offsets are restored.
        for (view, offset) in offsets where view.contentOffset != offset {
          view.contentOffset = offset
        }
        layoutIfNeeded()
      }
      layoutIfNeeded()
      return body()
    }
  }
}

extension UIView {
  /// The scroll views in the view tree with their content offsets.
  fileprivate var scrollOffsets: [(UIScrollView, CGPoint)] {
    var waiting = [self]
    var offsets: [(UIScrollView, CGPoint)] = []
    while let view = waiting.popLast() {
      if let view = view as? UIScrollView { offsets.append((view, view.contentOffset)) }
      waiting += view.subviews
    }
    return offsets
  }
}

extension LayoutRecord {
  /// Makes the layout of a screen without a collection view.
  ///
  /// The layout contains the screen's views, but no elements (cells, headers and the like).
  init(of views: View, size: CGSize) {
    let screen = CGRect(origin: .zero, size: size)
    self.init(scrollAxis: nil, contentSize: size, viewport: screen, screenFrame: screen)
    self.screen = views
  }
}
