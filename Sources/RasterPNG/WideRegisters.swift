internal import CPNG

/// The instructions that not every processor has.
enum WideRegisters {
  /// Sets whether they may be used; nothing but time depends on it.
  static func allow(_ isAllowed: Bool) { cpng_allow_wide_registers(isAllowed ? 1 : 0) }
}
