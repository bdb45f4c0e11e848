import Foundation
import LayoutTruth
import XCTest

/// Asks UIKit every question and writes the answers down.
///
/// It does not judge them: `swift run truth FILE` does.
final class TruthTests: XCTestCase {
  /// The file that the answers are written to: the one that `TRUTH_OUTPUT` names.
  ///
  /// On iOS, whose answers are worth a file in any case, it is one in the temporary folder
  /// otherwise.
  private var output: URL? {
    let named = ProcessInfo.processInfo.environment["TRUTH_OUTPUT"] ?? ""
    if !named.isEmpty { return URL(fileURLWithPath: named) }
    #if os(iOS)
      return FileManager.default.temporaryDirectory.appendingPathComponent("truth.json")
    #else
      return nil
    #endif
  }

  func testEveryQuestionIsAskedAndItsAnswerWritten() throws {
    // A test that is no asynchronous function runs on the main thread, and outside of its queue:
    // UIKit may run the loop inside a question.
    let output = output
    let file = try MainActor.assumeIsolated { try Interview(writingTo: output).answers() }
    XCTAssertEqual(Set(file.answers.keys), Set(Question.all.map(\.name)))
    XCTAssertNil(file.asking)
    let answered = file.answers.values.filter(\.isAnswered).count
    XCTAssertGreaterThan(answered, file.answers.count / 2)
    guard let output else { return }
    print("truth: \(answered) of \(file.answers.count) questions answered in \(output.path)")
    #if os(iOS)
      // On the main actor, whether or not XCTest's method requires it.
      nonisolated(unsafe) let test = self
      MainActor.assumeIsolated {
        let attachment = XCTAttachment(contentsOfFile: output)
        attachment.lifetime = .keepAlways
        test.add(attachment)
      }
    #endif
  }
}
