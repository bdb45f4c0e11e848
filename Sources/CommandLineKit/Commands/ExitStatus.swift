/// The exit status of a command.
package enum ExitStatus: Int32 {
  /// The command did everything that was requested.
  case good = 0
  /// Compared pictures or layouts differ, or a check found a problem.
  case different = 1
  /// The arguments or a file are not valid, a snapshot has no verdict, or a file could not be
  /// written.
  case unusable = 2
}
