import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import UIKit

/// The collection view of a figure, that is, of a view controller on a simulated device; an
/// experiment can scroll, rotate and resize it.
@MainActor final class Bench {
  private let simulator: Simulator
  /// The figure's first collection view.
  let view: UICollectionView
  /// The controller that shows the collection view.
  let controller: UIViewController

  /// Shows the figure's controller on the screen and lays it out.
  ///
  /// If `items` is not nil, the figure's controller first copies the items of that other
  /// controller.
  init(
    _ figure: Figure, held orientation: Orientation? = nil, items: (any EditableContent)? = nil
  ) throws(LaboratoryError) {
    let controller = figure.content()
    // A change outside a batch of updates would make the data source inconsistent, so the items are
    // copied before the first layout.
    if let items { controller.editableContent?.takeItems(from: items) }
    let configuration = figure.configuration.held(in: orientation ?? figure.start)
    // The simulator uses the current device, which the experiment has set, so that direct changes
    // to the view also happen on that device.
    simulator = Simulator(configuration, on: .current) { controller }
    guard let view = simulator.collectionView else { throw .noCollectionView(figure.name) }
    (self.controller, self.view) = (controller, view)
  }

  var orientation: Orientation { simulator.orientation }

  /// Rotates the device and lays out the screen.
  func turn() { simulator.turn(to: orientation.turned) }

  /// Resizes the window and lays out the screen.
  func resize(to configuration: DeviceConfiguration) {
    simulator.replaceDevice(by: configuration)
  }

  /// The drawing of the screen, including its bars.
  var screen: Drawing { simulator.screenDrawing() }

  /// Scrolls the content to an offset and lays it out.
  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    // The call makes the layout pass that a run loop would perform next; the collection view
    // queries the layout only in this pass.
    view.layoutIfNeeded()
  }

  /// The content offsets at the start and at the end of the content, on both axes.
  var reach: (start: CGPoint, end: CGPoint) {
    let (inset, bounds, content) = (view.adjustedContentInset, view.bounds, view.contentSize)
    let start = CGPoint(x: -inset.left, y: -inset.top)
    let end = CGPoint(
      x: max(start.x, content.width + inset.right - bounds.width),
      y: max(start.y, content.height + inset.bottom - bounds.height))
    return (start, end)
  }

  /// Returns the offset at a fraction of the way from the start to the end of the content, rounded
  /// to whole points.
  func offset(at part: CGFloat) -> CGPoint {
    let (start, end) = reach
    return CGPoint(
      x: (start.x + (end.x - start.x) * part).rounded(),
      y: (start.y + (end.y - start.y) * part).rounded())
  }

  /// The offset after scrolling by one screen, limited to the end of the content.
  var nextScreen: CGPoint {
    let offset = view.contentOffset
    let end = reach.end
    let screen = view.bounds.inset(by: view.adjustedContentInset).size
    return CGPoint(
      x: min(max(offset.x, end.x), offset.x + screen.width),
      y: min(max(offset.y, end.y), offset.y + screen.height))
  }
}

extension UIViewController {
  /// The controller whose items can be inserted and deleted: this controller or one of its
  /// descendants; nil if there is none.
  var editableContent: (any EditableContent)? {
    (self as? any EditableContent) ?? children.lazy.compactMap(\.editableContent).first
  }
}
