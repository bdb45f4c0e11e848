package import Foundation
package import LayoutCore

/// The frames of a changed element or view in the golden and now, at which reports mark a cause in
/// the pictures.
///
/// The frames are in the coordinates of the content, like those of elements.
package struct CauseMark: Sendable, Hashable {
  /// The element; nil for a view of the screen outside of all elements.
  package let element: LayoutRecord.Element?
  /// Whether a view is marked rather than the whole element.
  package let isView: Bool
  /// The frame before; nil if it did not exist.
  package let golden: CGRect?
  /// The frame now; nil if it no longer exists.
  package let actual: CGRect?

  fileprivate init(_ change: ElementChange) {
    element = change.element
    isView = false
    golden = change.golden?.frame
    actual = change.actual?.frame
  }

  fileprivate init(_ owner: ViewOwner, in difference: LayoutDifference) {
    element = owner.element?.element
    isView = true
    let frames = owner.change.frames
    golden = Self.frame(frames.golden, in: owner.element?.golden, of: difference.golden)
    actual = Self.frame(frames.actual, in: owner.element?.actual, of: difference.actual)
  }

  /// Converts a view's frame from its element or the screen to the coordinates of the content.
  private static func frame(
    _ frame: CGRect?, in element: LayoutRecord.Element?, of pane: RecordedLayout?
  ) -> CGRect? {
    guard let frame, let layout = pane?.layout else { return nil }
    if let element { return frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY) }
    // On the screen, the content at `viewport.origin` is at the top left corner of `screenFrame`.
    return frame.offsetBy(
      dx: layout.viewport.minX - layout.screenFrame.minX,
      dy: layout.viewport.minY - layout.screenFrame.minY)
  }
}

extension LayoutDifference {
  /// The marks of each cause, with the cause's name as in `ReportedChange.cause`.
  package var marks: [(cause: String, places: [CauseMark])] {
    let followers = viewsToldByNumber
    return causes.map { cause in
      let name = Quotation.line(cause.trigger.sameness)
      let members = cause.members
      let views = cause.views > 0 ? followers : members.owners
      // Changed views are marked instead of the elements that contain them.
      let elements = members.owners.isEmpty ? members.own + members.affected : []
      return (name, elements.map(CauseMark.init) + views.map { CauseMark($0, in: self) })
    }
  }

  /// The changed views that a cause only counts, because a changed setting explains them.
  private var viewsToldByNumber: [ViewOwner] {
    let told = Set(causes.flatMap(\.members.owners))
    return ViewOwner.owners(changes, golden?.layout.screen, actual?.layout.screen)
      .filter { !told.contains($0) }
  }
}
