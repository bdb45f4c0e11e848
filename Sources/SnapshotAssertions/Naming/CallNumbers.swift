import Basics

/// The numbers of a test's snapshots that have no name of their own: 1, 2, 3 in the order of their
/// calls.
///
/// A number belongs to a line and column, and to the number of times that the test reached it: a
/// test that is retried or repeated finds the numbers of its first run. Only its task tells that a
/// test begins again, for each run has another. So what child tasks of one test assert at one place
/// has one number, and needs a name.
final class CallNumbers: Sendable {
  private struct Place: Hashable {
    let line: UInt
    let column: UInt
  }

  private struct Visit: Hashable {
    let place: Place
    let task: UnsafeCurrentTask?
  }

  private struct Call: Hashable {
    let place: Place
    let time: Int
  }

  private struct Calls {
    /// Holds on to the tasks, so that none has the address of an earlier one.
    var visits: [Visit: Int] = [:]
    var numbers: [Call: Int] = [:]

    mutating func number(of place: Place, task: UnsafeCurrentTask?) -> Int {
      // Counted for each task: a repeated test counts from one again.
      visits[Visit(place: place, task: task), default: 0] += 1
      let call = Call(place: place, time: visits[Visit(place: place, task: task)] ?? 1)
      if let number = numbers[call] { return number }
      numbers[call] = numbers.count + 1
      return numbers.count
    }
  }

  private let tests = Mutex<[[String]: Calls]>([:])

  /// Returns the number of a call.
  func number(of call: CallSite, in test: RunningTest) -> Int {
    let place = Place(line: call.line, column: call.column)
    let key = [test.identity, call.file, call.function]
    return withUnsafeCurrentTask { task in
      tests.withLock { $0[key, default: Calls()].number(of: place, task: task) }
    }
  }
}
