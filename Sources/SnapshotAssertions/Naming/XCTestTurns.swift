import Basics
import XCTest

/// The count of the tests that XCTest starts, which distinguishes two runs of one test.
final class XCTestTurns: NSObject, XCTestObservation, Sendable {
  private struct Turn {
    var number = 0
    var name: String?
  }

  private let turn = Mutex(Turn())

  /// The turn that runs; empty under Swift Testing.
  static var current: String {
    if TestFramework.isSwiftTestingProcess { return "" }
    return "turn \(observer.turn.withLock(\.number))"
  }

  /// The name of the test that runs, `MarkersTests.testA`; nil under Swift Testing, and before the
  /// second test that asserts something.
  static var currentName: String? {
    TestFramework.isSwiftTestingProcess ? nil : observer.turn.withLock(\.name)
  }

  private static let observer: XCTestTurns = {
    let observer = XCTestTurns()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Begins a turn.
  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    turn.withLock { $0 = Turn(number: $0.number + 1, name: name) }
  }
}
