/// The calls between a collection view, its layout, its delegate, its data source and its views, in
/// order and nested as they were made.
///
///     let trace = LayoutTrace.recording {
///       view.frame.size = landscape
///       view.layoutIfNeeded()
///     }
///     #expect(trace.calls(to: .prepare).count == 1)
///     #expect(trace.calls(to: .sizeForItemAt).isEmpty)
///
/// What the collection view calls is recorded, and what the flow layout requests it; what a
/// subclass says to `super` is not. A trace is made of values: it says the same on every run and
/// every machine.
public struct LayoutTrace: Sendable, Equatable {
  /// The calls that no other recorded call led to.
  public var calls: [Call]

  /// Makes a trace of calls.
  public init(calls: [Call] = []) { self.calls = calls }

  /// Every call, each before those that it led to.
  public var allCalls: [Call] { calls.flatMap(\.withNested) }

  /// Returns every call of a method, in order, however deep.
  public func calls(to method: Method) -> [Call] { allCalls.filter { $0.method == method } }
}

extension LayoutTrace {
  /// The receiver of a call.
  public enum Receiver: String, Sendable, CaseIterable {
    case collectionView
    case layout
    case dataSource
    /// Its delegate, also in its part as the flow layout's.
    case delegate
    /// A cell or another reusable view.
    case view
    /// No receiver: here UIKit would end the program.
    case exception
  }

  /// A call with its result.
  public struct Call: Sendable, Equatable {
    /// The part that the called object plays.
    public var receiver: Receiver
    /// The class of the called object, for views with a number: `MarkerCell #3`.
    public var object: String
    /// The method that was called.
    public var method: Method
    /// The arguments that matter, in order.
    public var arguments: [Argument] = []
    /// The result; nil for methods that return nothing.
    public var result: Value?
    /// The calls that this one led to.
    public var calls: [Call] = []

    /// The call and all calls nested in it.
    public var withNested: [Call] { [self] + calls.flatMap(\.withNested) }

    /// Returns the argument with a label, `_` for one without.
    public func argument(_ label: String) -> Value? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// An argument of a call.
  public struct Argument: Sendable, Equatable {
    /// The label, `_` for none.
    public var label: String
    /// The value that was passed or returned.
    public var value: Value
  }
}
