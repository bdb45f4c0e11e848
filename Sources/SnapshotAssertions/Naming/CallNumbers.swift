import Basics

/// The numbers of a test's unnamed snapshots: 1, 2, 3 in the order of their calls.
///
/// A number belongs to a line, a column, and the number of times that the test has reached this
/// location, so that a retried or repeated test gets the numbers of its first run. A new run is
/// detected by its task, since each run has a different one. Snapshots that several child tasks of
/// one test take at the same location therefore share one number, and need names.
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
    /// The count of visits by location and task.
    ///
    /// The dictionary retains the tasks, so that no new task has the address of an earlier one.
    var visits: [Visit: Int] = [:]
    var numbers: [Call: Int] = [:]

    mutating func number(of place: Place, task: UnsafeCurrentTask?) -> Int {
      // Visits are counted for each task, so a repeated test starts at 1 again.
      visits[Visit(place: place, task: task), default: 0] += 1
      let call = Call(place: place, time: visits[Visit(place: place, task: task)] ?? 1)
      if let number = numbers[call] { return number }
      numbers[call] = numbers.count + 1
      return numbers.count
    }
  }

  private let tests = Mutex<[[String]: Calls]>([:])

  func number(of call: CallSite, in test: RunningTest) -> Int {
    let place = Place(line: call.line, column: call.column)
    let key = [test.identity, call.file, call.function]
    return withUnsafeCurrentTask { task in
      tests.withLock { $0[key, default: Calls()].number(of: place, task: task) }
    }
  }
}
