import XCTest

/// A stand-in for Quick's specification: its examples run one after the other in one test.
open class QuickSpec: XCTestCase {
  /// Describes the examples.
  @MainActor open class func spec() {}

  /// Collects the examples and runs them.
  @MainActor public class func runExamples() {
    Examples.current = Examples()
    spec()
    Examples.current.run()
  }
}

/// The examples of a specification, each with the closures that run before and after it.
@MainActor private final class Examples {
  static var current = Examples()

  private var before: [[() -> Void]] = [[]]
  private var after: [[() -> Void]] = [[]]
  private var all: [() -> Void] = []

  func describe(_ body: () -> Void) {
    before.append([])
    after.append([])
    body()
    before.removeLast()
    after.removeLast()
  }

  func runBefore(_ body: @escaping () -> Void) { before[before.count - 1].append(body) }
  func runAfter(_ body: @escaping () -> Void) { after[after.count - 1].append(body) }

  func add(_ body: @escaping () -> Void) {
    let steps = before.flatMap { $0 } + [body] + after.reversed().flatMap { $0 }
    all.append { steps.forEach { $0() } }
  }

  func run() { all.forEach { $0() } }
}

/// Describes a group of examples.
@MainActor public func describe(_ text: String, closure: () -> Void) {
  Examples.current.describe(closure)
}

/// Describes a group of examples.
@MainActor public func context(_ text: String, closure: () -> Void) {
  Examples.current.describe(closure)
}

/// Adds an example.
@MainActor public func it(_ text: String, closure: @escaping () throws -> Void) {
  Examples.current.add { try? closure() }
}

/// Adds a closure that runs before each example of the group.
@MainActor public func beforeEach(_ closure: @escaping () -> Void) {
  Examples.current.runBefore(closure)
}

/// Adds a closure that runs after each example of the group.
@MainActor public func afterEach(_ closure: @escaping () -> Void) {
  Examples.current.runAfter(closure)
}
