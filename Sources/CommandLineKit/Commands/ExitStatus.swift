/// The exit status of the command.
package enum ExitStatus: Int32 {
  /// Everything requested was done.
  case good = 0
  /// Compared things differ, or a check found a problem.
  case different = 1
  /// The arguments or a file cannot be used, and nothing was written.
  case unusable = 2
}
