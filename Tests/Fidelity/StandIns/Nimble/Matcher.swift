/// A stand-in for a value that Nimble evaluates later.
public struct Expression<Value> {
  /// Returns the value.
  public func evaluate() throws -> Value? { nil }
}

/// A stand-in for Nimble's matcher, which is never used.
public struct Matcher<Value> {
  /// Makes a matcher.
  public init(_ body: (Expression<Value>) throws -> MatcherResult) {}
  init() {}
}

/// A stand-in for a matcher's result.
public struct MatcherResult {
  /// Whether it matches.
  public enum Status {
    case matches, doesNotMatch, fail
  }

  /// Makes a result.
  public init(status: Status, message: ExpectationMessage) {}
  /// Makes a result.
  public init(bool: Bool, message: ExpectationMessage) {}
}

/// A stand-in for a matcher's message.
public enum ExpectationMessage {
  case expectedTo(String)
  case fail(String)
}

/// Returns a matcher, which is never used.
public func beEmpty<Value>() -> Matcher<Value> { Matcher() }
/// Returns a matcher, which is never used.
public func beNil<Value>() -> Matcher<Value> { Matcher() }
/// Returns a matcher, which is never used.
public func equal<Value>(_ value: Value?) -> Matcher<Value> { Matcher() }
/// Returns a matcher, which is never used.
public func throwAssertion<Value>() -> Matcher<Value> { Matcher() }
