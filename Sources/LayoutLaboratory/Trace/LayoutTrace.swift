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
/// The calls made by the collection view and by the flow layout are recorded; a subclass's calls to
/// `super` are not. A trace contains only values without addresses, so it is the same in every run
/// and on every machine.
public struct LayoutTrace: Sendable, Equatable {
  /// The outermost calls.
  public var calls: [Call]

  /// Makes a trace from calls.
  public init(calls: [Call] = []) { self.calls = calls }

  /// All calls, each followed by its nested calls.
  public var allCalls: [Call] { calls.flatMap(\.withNested) }

  /// Returns all calls of a method at any depth, in order.
  public func calls(to method: Method) -> [Call] { allCalls.filter { $0.method == method } }
}

extension LayoutTrace {
  /// The receiver of a call.
  public enum Receiver: String, Sendable, CaseIterable {
    case collectionView
    case layout
    case dataSource
    /// The delegate of the collection view, including its role as the flow layout's delegate.
    case delegate
    /// A cell or any other reusable view.
    case view
    /// No receiver: UIKit would raise an exception here and terminate the app.
    case exception
  }

  /// A call with its result.
  public struct Call: Sendable, Equatable {
    /// The role of the called object.
    public var receiver: Receiver
    /// The class of the called object, and for views a number: `MarkerCell #3`.
    public var object: String
    /// The called method.
    public var method: Method
    /// The recorded arguments, in order.
    public var arguments: [Argument] = []
    /// The result; nil for methods that return nothing.
    public var result: Value?
    /// The calls caused by this one.
    public var calls: [Call] = []

    /// The call and all calls nested in it.
    public var withNested: [Call] { [self] + calls.flatMap(\.withNested) }

    /// Returns the value of the argument with a label, or nil if there is none; the label is `_`
    /// for an unlabelled argument.
    public func argument(_ label: String) -> Value? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// An argument of a call.
  public struct Argument: Sendable, Equatable {
    /// The label; `_` for an unlabelled argument.
    public var label: String
    /// The value of the argument.
    public var value: Value
  }
}
