import Foundation
import XCTest

/// Counts the turns of XCTest's tests, which tells the runs of one test apart.
final class XCTestTurns: NSObject, XCTestObservation, @unchecked Sendable {
  private let lock = NSLock()
  private var turn = 0
  private var name: String?

  /// The turn that runs; empty under Swift Testing.
  static var current: String {
    if TestFramework.isSwiftTestingProcess { return "" }
    return "turn \(observer.lock.withLock { observer.turn })"
  }

  /// The name of the test that runs, `MarkersTests.testA`; nil under Swift Testing, and before the second test
  /// that asserts something.
  static var currentName: String? {
    TestFramework.isSwiftTestingProcess ? nil : observer.lock.withLock { observer.name }
  }

  private static let observer: XCTestTurns = {
    let observer = XCTestTurns()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Begins a turn.
  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    lock.withLock { (turn, self.name) = (turn + 1, name) }
  }
}
