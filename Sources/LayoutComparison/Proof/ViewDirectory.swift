import Foundation
import LayoutCore

/// A directory of the views of a screen or a cell, in which a changed view is found by its labels
/// and its frame.
struct ViewDirectory {
  /// A view with its position in the view tree and its frame.
  struct Entry {
    let view: LayoutRecord.View
    let position: LayoutRecord.ViewPosition
    /// The frame in the coordinates of the screen or element.
    let frame: CGRect
    /// The frame of the superview in the same coordinates; nil for the root.
    let superviewFrame: CGRect?
    /// The origin of the superview's coordinate system, in the same coordinates.
    let superviewOrigin: CGPoint
    fileprivate let path: [String]
  }

  private var entries: [Entry] = []

  /// Lists the root of a screen or a cell and the views below it; layers without a view are left
  /// out.
  ///
  /// - Parameters:
  ///   - screen: the root.
  ///   - cell: the index path of the cell whose view the root is; nil for the screen.
  init(_ screen: LayoutRecord.View, of cell: ItemPlace? = nil) {
    let start = CGPoint(x: -screen.boundsOrigin.x, y: -screen.boundsOrigin.y)
    add(screen, LayoutRecord.ViewPosition(in: cell), [], at: start, in: nil)
  }

  private mutating func add(
    _ view: LayoutRecord.View, _ position: LayoutRecord.ViewPosition, _ path: [String],
    at origin: CGPoint, in superview: (frame: CGRect, origin: CGPoint)?
  ) {
    // The frames of subviews are relative to the superview's bounds, whose origin may be scrolled.
    let corner = CGPoint(x: origin.x + view.boundsOrigin.x, y: origin.y + view.boundsOrigin.y)
    let frame = CGRect(origin: corner, size: view.frame.size)
    entries.append(
      Entry(
        view: view, position: position, frame: frame, superviewFrame: superview?.frame,
        superviewOrigin: superview?.origin ?? .zero, path: path))
    var counts: [[String]: Int] = [:]
    for (order, child) in view.views.filter({ $0.look[.layer] == nil }).enumerated() {
      let kind = [child.className] + child.frame.coordinates.map(\.description)
      let step = LayoutRecord.ViewPosition.Step(
        className: child.className, frame: child.frame, index: counts[kind, default: 0],
        order: order)
      counts[kind, default: 0] += 1
      add(
        child, position.inside(step), path + [child.label],
        at: CGPoint(
          x: origin.x + child.frame.minX - child.boundsOrigin.x,
          y: origin.y + child.frame.minY - child.boundsOrigin.y), in: (frame, origin))
    }
  }

  /// Returns the view with these labels and this frame or, if there is none, the only view with
  /// this frame; nil if there are several, or none.
  func view(labelled path: [String], at frame: CGRect?) -> Entry? {
    guard let frame else { return nil }
    let there = entries.filter { $0.frame == frame }
    let named = there.filter { $0.path == path }
    if named.count == 1 { return named[0] }
    // The labels may contain a text that changed, so a single view at the same frame is accepted
    // too.
    return named.isEmpty && there.count == 1 ? there[0] : nil
  }
}
