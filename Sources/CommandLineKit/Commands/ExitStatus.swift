/// The exit status of a command.
package enum ExitStatus: Int32 {
  /// The command did everything that was requested.
  case good = 0
  /// Compared pictures or layouts differ, or a check found a problem.
  case different = 1
  /// The command could not do all that was requested: the arguments or a file are not valid, a
  /// snapshot has no verdict, a preview failed, or a file could not be written.
  case unusable = 2
}
