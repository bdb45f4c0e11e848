/// Values of one property for the states of a control.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value set for exactly this state; nil if there is none.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Whether no state has a value.
  var isEmpty: Bool { values.isEmpty }

  /// Returns the value shown in a state: the state's own if there is one, otherwise that of the
  /// normal state (fact BT3).
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}
