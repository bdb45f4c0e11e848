import Foundation
import Porting

/// How a call is kept from the network, and from leaving processes behind.
///
/// Linux gives a process namespaces of its own, without any right, where it is not told otherwise:
/// one of the network, in which there is no device, and one of processes, which all end when its
/// first one does, whatever group or session they went to.
struct Isolation: Sendable, Equatable {
  /// The words before those of a program; none where the system gives no namespaces.
  let words: [String]

  /// Whether programs get a network of their own.
  var isGiven: Bool { !words.isEmpty }

  /// Nothing is kept from a call.
  static let none = Isolation(words: [])

  /// In namespaces of their own, as the user they were; the first process ends with `unshare`.
  private static let namespaces = Isolation(words: [
    "unshare", "--user", "--map-current-user", "--net", "--pid", "--fork", "--kill-child",
  ])

  /// Tries whether this system gives namespaces.
  ///
  /// Containers may forbid it, other systems have none, and the program `unshare` may be missing or
  /// older than these words.
  static func tried() -> Isolation {
    let run = try? ChildRun(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "exec \"$@\"", "sh"] + namespaces.words + ["true"])
    return run?.status == 0 ? namespaces : none
  }
}
