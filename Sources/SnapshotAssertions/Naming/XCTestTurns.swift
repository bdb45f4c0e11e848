import Basics
import XCTest

/// A counter of the tests that XCTest starts, used to distinguish two runs of one test.
final class XCTestTurns: NSObject, XCTestObservation, Sendable {
  private struct Turn {
    var number = 0
    var name: String?
  }

  private let turn = Mutex(Turn())

  /// A text that identifies the current turn, that is, the test started last; empty under Swift
  /// Testing.
  static var current: String {
    if TestFramework.isSwiftTestingProcess { return "" }
    return "turn \(observer.turn.withLock(\.number))"
  }

  /// The name of the current test, such as `MarkersTests.testA`.
  ///
  /// The name is nil under Swift Testing, and before the first test that starts after this observer
  /// was added.
  static var currentName: String? {
    TestFramework.isSwiftTestingProcess ? nil : observer.turn.withLock(\.name)
  }

  private static let observer: XCTestTurns = {
    let observer = XCTestTurns()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Begins a new turn.
  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    turn.withLock { $0 = Turn(number: $0.number + 1, name: name) }
  }
}
