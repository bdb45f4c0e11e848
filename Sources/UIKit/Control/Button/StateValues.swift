/// Values of one kind for the states of a control.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that shows in a state: its own, or else that of the normal state (fact BT3).
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}
