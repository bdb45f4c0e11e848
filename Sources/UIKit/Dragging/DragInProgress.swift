import Foundation

/// A simulated drag, from its beginning to the drop.
@MainActor final class DragInProgress {
  /// An object that a drag begins from or moves over: a collection view, a table, or the drag or
  /// drop interaction of a view.
  private enum Place {
    case list(any DragList)
    case drag(UIDragInteraction)
    case drop(UIDropInteraction)

    var object: AnyObject {
      switch self {
      case .list(let list): list
      case .drag(let interaction): interaction
      case .drop(let interaction): interaction
      }
    }
  }

  private let session: DragSession
  private let dropSession: DropSession
  private let source: Place
  /// The cells that are being dragged.
  private var cells: [UIView] = []
  private var target: Place?
  private var path: IndexPath?
  private(set) var proposal: UIDropProposal?

  /// Begins a drag at a point of a window; nil if nothing can be dragged there.
  init?(in window: UIWindow, at point: CGPoint) {
    let session = DragSession(in: window, at: point)
    (self.session, dropSession) = (session, DropSession(session))
    var view = window.hitTest(point, with: nil)
    var found: Place?
    while found == nil, let next = view {
      found = Self.begin(session, at: next)
      view = next.superview
    }
    guard let found else { return nil }
    source = found
    guard case .list(let list) = found else { return }
    cells = list.dragCells(at: list.dragging.sources)
    list.dragStateDidChange(cells)
  }

  private static func begin(_ session: DragSession, at view: UIView) -> Place? {
    if let list = view as? any DragList {
      guard list.dragging.begins, let path = list.dragPath(at: session.location(in: list)) else {
        return nil
      }
      session.items = list.itemsForDrag(session, at: path)
      guard !session.items.isEmpty else { return nil }
      list.dragging.sources = [path]
      list.dragging.hasMoved = false
      list.dragWillBegin(session)
      return .list(list)
    }
    for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
      session.items =
        interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session)
        ?? []
      guard !session.items.isEmpty else { continue }
      interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
      return .drag(interaction)
    }
    return nil
  }

  /// Moves the drag to a point of the window.
  func move(to point: CGPoint) {
    session.position = point
    noteMove()
    let next = place(under: point)
    if next?.object !== target?.object {
      leave()
      target = next
      enter()
    }
    update()
  }

  private func noteMove() {
    switch source {
    case .list(let list):
      guard !list.dragging.hasMoved else { return }
      list.dragging.hasMoved = true
      list.dragStateDidChange(cells)
    case .drag(let interaction):
      interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    case .drop: break
    }
  }

  /// Returns the innermost view under a point whose delegate can handle the drag; nil if there is
  /// none.
  private func place(under point: CGPoint) -> Place? {
    var view = session.window?.hitTest(point, with: nil)
    while let next = view {
      if let list = next as? any DragList, list.canDrop(dropSession) { return .list(list) }
      for case let interaction as UIDropInteraction in next.interactions {
        let accepts = interaction.delegate.map { delegate in
          OptionalMethodCall.resultOrDefault {
            delegate.dropInteraction(interaction, canHandle: dropSession)
          }
        }
        if accepts == true { return .drop(interaction) }
      }
      view = next.superview
    }
    return nil
  }

  private func enter() {
    switch target {
    case .list(let list):
      list.dragging.isOver = true
      list.dropDidEnter(dropSession)
    case .drop(let interaction):
      interaction.delegate?.dropInteraction(interaction, sessionDidEnter: dropSession)
    case .drag, nil: break
    }
  }

  private func leave() {
    switch target {
    case .list(let list):
      forget(list)
      list.dropDidExit(dropSession)
    case .drop(let interaction):
      interaction.delegate?.dropInteraction(interaction, sessionDidExit: dropSession)
    case .drag, nil: break
    }
  }

  private func forget(_ list: any DragList) {
    list.dragging.isOver = false
    list.dragging.target = nil
    list.dragStateDidChange([])
  }

  private func update() {
    switch target {
    case .list(let list):
      path = list.dragPath(at: session.location(in: list))
      let proposal = list.dropProposal(dropSession, at: path)
      self.proposal = proposal
      list.dragging.target = list.isInto(proposal) ? path : nil
      list.dragStateDidChange([])
    case .drop(let interaction):
      proposal = interaction.delegate.map { delegate in
        OptionalMethodCall.resultOrDefault {
          delegate.dropInteraction(interaction, sessionDidUpdate: dropSession)
        }
      }
    case .drag, nil: proposal = nil
    }
  }

  /// Ends the drag; the view under it accepts the drop if its proposal is to copy or to move.
  func drop() -> Bool {
    let operation = proposal?.operation ?? .cancel
    let isAccepted = operation == .copy || operation == .move
    endSource(before: operation)
    switch target {
    case .list(let list):
      if isAccepted, let proposal { perform(proposal, in: list) }
      forget(list)
      list.dropDidEnd(dropSession)
    case .drop(let interaction):
      let delegate = interaction.delegate
      if isAccepted { delegate?.dropInteraction(interaction, performDrop: dropSession) }
      if isAccepted { delegate?.dropInteraction(interaction, concludeDrop: dropSession) }
      delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    case .drag, nil: break
    }
    endSource(after: operation)
    return isAccepted
  }

  private func perform(_ proposal: UIDropProposal, in list: any DragList) {
    let sources = source.object === list ? list.dragging.sources : []
    let items = session.items.enumerated().map { number, item in
      ListDropItem(
        item, from: sources.indices.contains(number) ? sources[number] : nil,
        size: cells.first?.bounds.size ?? .zero)
    }
    list.performDrop(items, dropSession, proposal, at: path)
  }

  private func endSource(before operation: UIDropOperation) {
    guard case .drag(let interaction) = source else { return }
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  private func endSource(after operation: UIDropOperation) {
    switch source {
    case .list(let list):
      list.dragging.sources = []
      list.dragging.hasMoved = false
      list.dragStateDidChange(cells)
      list.dragDidEnd(session)
    case .drag(let interaction):
      interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    case .drop: break
    }
  }
}

extension UIWindow {
  /// Simulates a long press at a point; returns whether it begins a drag, which it does not while
  /// another drag is in progress.
  ///
  /// The dragged cells of a list show the drag state `lifting`. `simulateDragMove(to:)` and
  /// `simulateDragEnd()` continue the drag.
  ///
  /// Differs from UIKit: there are no real touches, so this method takes their place. The preview
  /// of the dragged view is not drawn.
  @discardableResult
  public func simulateDrag(at point: CGPoint) -> Bool {
    layoutIfNeeded()
    guard drag == nil else { return false }
    drag = DragInProgress(in: self, at: point)
    return drag != nil
  }

  /// Simulates a movement of the drag to a point; returns the operation that the view there
  /// proposes, or nil if no view there handles the drag or there is no drag.
  @discardableResult
  public func simulateDragMove(to point: CGPoint) -> UIDropOperation? {
    layoutIfNeeded()
    drag?.move(to: point)
    return drag?.proposal?.operation
  }

  /// Simulates the end of the drag, and returns whether the drop was accepted.
  @discardableResult
  public func simulateDragEnd() -> Bool {
    guard let drag else { return false }
    self.drag = nil
    return drag.drop()
  }
}
