import CTruth
import Foundation

extension Question {
  /// Asks UIKit; the process survives whatever it does.
  ///
  /// On Apple's systems an exception is caught; on Linux the question runs in a process of its own
  /// and ends after half a minute at the latest.
  @MainActor public func answer() -> Answer {
    #if os(macOS)
      // An exception of Quarterturn ends the process, and one with an Objective-C runtime must not
      // fork another.
      if mayRaise { return .unanswered("on macOS Quarterturn cannot be heard raising") }
    #endif
    let box = Unmanaged.passRetained(QuestionBox(self))
    defer { box.release() }
    let log = SystemLog()
    let outcome = ctruth_ask(Self.body, box.toOpaque(), Self.patience)
    defer { ctruth_free(outcome) }
    return answer(outcome, log.lines())
  }

  /// The time limit of a question, in seconds; most take some milliseconds.
  private static let patience: UInt32 = 30

  private static let body: ctruth_body = { context in
    guard let context else { return nil }
    let question = Unmanaged<QuestionBox>.fromOpaque(context).takeUnretainedValue().question
    // The caller is on the main actor, and C calls back on its thread.
    let answer = MainActor.assumeIsolated {
      do {
        return try question.ask()
      } catch {
        return .unanswered("\(error)")
      }
    }
    let data = (try? JSONEncoder().encode(answer)) ?? Data()
    return strdup(String(decoding: data, as: UTF8.self))
  }

  private func answer(_ outcome: ctruth_outcome, _ logged: [String]) -> Answer {
    let words = outcome.words.map { Words.canonical(String(cString: $0)) } ?? []
    switch outcome.end {
    case ctruth_returned:
      return hear?(logged + words, false) ?? Self.decode(outcome.answer)
    case ctruth_raised:
      let raised = logged + Words.beforeTrap(words)
      let name = outcome.name.map { String(cString: $0) }
      return hear?(raised, true) ?? .raised(raised, name: name)
    case ctruth_late: return .unanswered("no answer within \(Self.patience) seconds")
    default: return .unanswered("no process could be made to ask in")
    }
  }

  private static func decode(_ text: UnsafeMutablePointer<CChar>?) -> Answer {
    guard let text else { return .unanswered("the process ended without an answer") }
    let data = Data(String(cString: text).utf8)
    return (try? JSONDecoder().decode(Answer.self, from: data)) ?? .unanswered("a broken answer")
  }
}

/// The box that carries a question through C.
private final class QuestionBox: Sendable {
  let question: Question

  init(_ question: Question) { self.question = question }
}
