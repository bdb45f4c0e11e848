/// A stand-in for Nimble's expectation, which checks nothing: the judge looks at pictures.
public struct Expectation<Value> {
  /// Checks nothing.
  public func to(_ matcher: Matcher<Value>, description: String? = nil) {}
  /// Checks nothing.
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) {}
  /// Checks nothing.
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) {}
}

/// Returns an expectation of a value, which is not evaluated.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ value: @autoclosure () throws -> Value?
) -> Expectation<Value> { Expectation() }

/// Returns an expectation of a value, which is not evaluated.
public func expect<Value>(
  file: String, line: UInt, _ value: @autoclosure () throws -> Value?
) -> Expectation<Value> { Expectation() }

/// Returns an expectation of a closure, which is not called.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Value
) -> Expectation<Value> { Expectation() }

/// Checks nothing.
public func == <Value>(expectation: Expectation<Value>, value: Value?) {}
/// Checks nothing.
public func != <Value>(expectation: Expectation<Value>, value: Value?) {}
/// Checks nothing.
public func === <Value>(expectation: Expectation<Value>, object: AnyObject?) {}
/// Checks nothing.
public func !== <Value>(expectation: Expectation<Value>, object: AnyObject?) {}
/// Checks nothing.
public func > <Value: Comparable>(expectation: Expectation<Value>, value: Value) {}
/// Checks nothing.
public func < <Value: Comparable>(expectation: Expectation<Value>, value: Value) {}
