import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import UIKit

/// A figure's collection view on its device, ready to be scrolled and turned.
@MainActor final class Bench {
  private let simulator: Simulator
  /// The collection view.
  let view: UICollectionView
  /// The controller that shows it.
  let controller: UIViewController

  /// Puts the figure on the screen and lays it out.
  ///
  /// With other content, the figure's own takes over its items first.
  init(
    _ figure: Figure, held orientation: Orientation? = nil, items: (any EditableContent)? = nil
  ) throws(LaboratoryError) {
    let controller = figure.content()
    // Before the simulator lays out: items that change later, outside a batch of updates, would be
    // an inconsistency of the data source.
    if let items { controller.editableContent?.takeItems(from: items) }
    let configuration = figure.configuration.held(in: orientation ?? figure.start)
    // The experiment's device, so that what it does to the view itself is done on that too.
    simulator = Simulator(configuration, on: .current) { controller }
    guard let view = simulator.collectionView else { throw .noCollectionView(figure.name) }
    (self.controller, self.view) = (controller, view)
  }

  /// The orientation of the device.
  var orientation: Orientation { simulator.orientation }

  /// Turns the device over and lays the screen out.
  func turn() { simulator.turn(to: orientation.turned) }

  /// Gives the window another size and lays the screen out.
  func resize(to configuration: DeviceConfiguration) {
    simulator.replaceDevice(by: configuration)
  }

  /// The drawing of the screen, bars included.
  var screen: Drawing { simulator.screenDrawing() }

  /// Moves the content and lays it out.
  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    // The layout pass that a run loop would make next; only in it is the layout queried again.
    view.layoutIfNeeded()
  }

  /// The offsets at which the content begins and ends along its scroll axis.
  var reach: (start: CGPoint, end: CGPoint) {
    let (inset, bounds, content) = (view.adjustedContentInset, view.bounds, view.contentSize)
    let start = CGPoint(x: -inset.left, y: -inset.top)
    let end = CGPoint(
      x: max(start.x, content.width + inset.right - bounds.width),
      y: max(start.y, content.height + inset.bottom - bounds.height))
    return (start, end)
  }

  /// Returns the offset at a fraction of the content's length, in whole points.
  func offset(at part: CGFloat) -> CGPoint {
    let (start, end) = reach
    return CGPoint(
      x: (start.x + (end.x - start.x) * part).rounded(),
      y: (start.y + (end.y - start.y) * part).rounded())
  }

  /// The offset a screen further on, or the end where that comes first.
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
  /// The content whose items come and go: the controller itself, or one in it.
  var editableContent: (any EditableContent)? {
    (self as? any EditableContent) ?? children.lazy.compactMap(\.editableContent).first
  }
}
