/// The exit status of a command.
package enum ExitStatus: Int32 {
  /// Everything requested was done.
  case good = 0
  /// Compared things differ, or a check found a problem.
  case different = 1
  /// The arguments or a file cannot be used, a snapshot has no verdict, or a file could not be
  /// written.
  case unusable = 2
}
