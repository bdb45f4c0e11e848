import Foundation
import LayoutStage
import UIKit

/// A wait for the data that a screen, taken out of its app, loads in the background.
///
/// The data of a list may come from a queue, a timer or a task. A screen with empty lists is drawn
/// when a list has items, or after `seconds`. All other previews are drawn at once.
///
/// ```
/// viewDidLoad            the list is empty
/// DispatchQueue.main     after 2 s the app applies a snapshot
///                        the list is drawn
/// ```
@MainActor enum LateContent {
  /// Whether previews wait for the data of empty lists; true for screens taken out of an app.
  static var isAwaited = false
  /// The maximum time for which a screen waits for data, in seconds.
  static let seconds = 2.5
  /// The time between two checks of the lists, in seconds.
  private static let pause = 0.02
  /// The note about a list that stays empty.
  private static let noData = "its list is empty: no data came within \(seconds) s"
  /// The classes of controllers whose lists stayed empty; further previews of these classes are
  /// drawn at once.
  private static var neverFilled: Set<ObjectIdentifier> = []

  /// Runs the run loop until a list of a controller has items, or the time limit is reached.
  ///
  /// - Parameter controller: the controller, whose view is loaded.
  /// - Returns: a note for the picture; nil if the view contains no list, if a list has items from
  ///   the start, or if `isAwaited` is false.
  static func wait(for controller: UIViewController) -> String? {
    guard isAwaited, let view = controller.viewIfLoaded, isEmpty(view) else { return nil }
    guard !neverFilled.contains(ObjectIdentifier(type(of: controller))) else { return noData }
    let start = Date()
    while isEmpty(view) {
      guard Date().timeIntervalSince(start) < seconds else {
        neverFilled.insert(ObjectIdentifier(type(of: controller)))
        return noData
      }
      pass(pause)
    }
    // Data that arrive together may be applied one after the other, so the run loop runs a little
    // longer.
    pass(2 * pause)
    return "its data came later than its view, and were waited for"
  }

  /// Returns the notes that are still true after drawing: without the note about an empty list if a
  /// list has items by then, because `viewWillAppear` filled it.
  static func notes(_ notes: [String], afterDrawing content: Preview.Content) -> [String] {
    guard case .controller(let controller) = content, let view = controller.viewIfLoaded,
      !isEmpty(view)
    else { return notes }
    return notes.filter { $0 != noData }
  }

  private static func pass(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
      if !RunLoop.current.run(mode: .default, before: end) { break }
    } while Date() < end
    LaterCalls.makeAll()
  }

  /// Returns whether a view contains lists, and none of them has items.
  private static func isEmpty(_ view: UIView) -> Bool {
    let lists = lists(in: view)
    return !lists.isEmpty && lists.allSatisfy { $0 == 0 }
  }

  /// Returns the number of items of each list in a view.
  private static func lists(in view: UIView) -> [Int] {
    switch view {
    case let list as UICollectionView where list.dataSource != nil:
      [(0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }]
    case let list as UITableView where list.dataSource != nil:
      [(0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }]
    default: view.subviews.flatMap(lists)
    }
  }
}
