/// The exit status of the command, as a shell gets it.
package enum ExitStatus: Int32 {
  /// Everything requested was done.
  case good = 0
  /// Two things that were compared differ, or something was found that should not be.
  case different = 1
  /// The arguments or a file cannot be used, and nothing was written.
  case unusable = 2
}
