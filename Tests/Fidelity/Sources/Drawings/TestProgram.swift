import Foundation
import LayoutStage
import Measures
import UIKit
public import XCTest

/// The program that runs a project's tests on a simulated device.
public enum TestProgram {
  /// Runs all tests, or those after the one that the request names, and ends the process.
  @MainActor public static func run(_ cases: [XCTestCaseEntry]) -> Never {
    do throws(DrawingError) {
      let run = try DrawingRun()
      Judge.run = run
      let simulator = Simulator(try run.device()) { UIViewController() }
      let log = TestLog(file: run.request.log) { MainActor.assumeIsolated { run.finish() } }
      XCTestObservationCenter.shared.addTestObserver(log)
      let cases = remaining(cases, after: run.request.after)
      simulator.perform { XCTMain(cases, arguments: ["fidelity"]) }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Returns the tests after one that is named class and method: `ShelfTests.testRows`.
  private static func remaining(_ cases: [XCTestCaseEntry], after: String?) -> [XCTestCaseEntry] {
    guard let after else { return cases }
    var isAfter = false
    return cases.compactMap { entry in
      let tests = entry.allTests.filter { name, _ in
        defer { isAfter = isAfter || "\(entry.testCaseClass).\(name)" == after }
        return isAfter
      }
      return tests.isEmpty ? nil : (entry.testCaseClass, tests)
    }
  }
}
