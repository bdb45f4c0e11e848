import Foundation
import XCTest

/// Counts the turns of XCTest's tests, which tells the runs of one test apart.
final class XCTestTurns: NSObject, XCTestObservation, @unchecked Sendable {
  private let lock = NSLock()
  private var turn = 0

  /// The turn that runs; empty under Swift Testing.
  static var current: String {
    if TestFramework.isSwiftTestingProcess { return "" }
    return "turn \(observer.lock.withLock { observer.turn })"
  }

  private static let observer: XCTestTurns = {
    let observer = XCTestTurns()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Begins a turn.
  func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { turn += 1 } }
}
