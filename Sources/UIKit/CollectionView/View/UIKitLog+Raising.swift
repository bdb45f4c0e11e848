import Foundation

extension UIKitLog {
  /// Stops the process where UIKit raises an exception for a programmer's error, in UIKit's words.
  ///
  /// The words go to the log first, because a release build says nothing when a precondition fails.
  static func raise(_ message: String) -> Never {
    warn(message)
    preconditionFailure(message)
  }
}
