internal import CPNG

/// The vector instructions used by `CPNG` that only some processors support.
enum WideRegisters {
  /// Sets whether `CPNG` may use the vector instructions, which affect only the speed.
  static func allow(_ isAllowed: Bool) { cpng_allow_wide_registers(isAllowed ? 1 : 0) }
}
