import Foundation
import Porting

/// The isolation of a call from the network, and from leaving processes behind.
///
/// Linux gives a process namespaces of its own, without any right, unless it is configured
/// otherwise: one of the network, in which there is no device, and one of processes, which all end
/// when its first one does, whatever group or session they went to.
///
/// Swift's runtime finds the lines of a crash by the numbers of processes below `/proc`. Another
/// `/proc` than the namespace's own has other processes under these numbers.
struct Isolation: Sendable, Equatable {
  /// The arguments before those of a program; none if the system gives no namespaces.
  let arguments: [String]
  /// The variables that are added to a program's environment.
  let variables: [String: String]

  /// Whether programs get a network of their own.
  var isGiven: Bool { !arguments.isEmpty }
  /// Whether a crash is reported with its calls.
  var showsCalls: Bool { variables.isEmpty }

  /// Nothing is kept from a call.
  static let none = Isolation(arguments: [], variables: [:])

  /// In namespaces of their own, as the user they were; the first process ends with `unshare`.
  private static let namespaces = [
    "unshare", "--user", "--map-current-user", "--net", "--pid", "--fork", "--kill-child",
  ]

  /// The namespaces, best first: where a container hides parts of `/proc`, another one may not be
  /// mounted, and the calls of a crash would be those of a process elsewhere.
  private static let all = [
    Isolation(arguments: namespaces + ["--mount-proc"], variables: [:]),
    Isolation(arguments: namespaces, variables: ["SWIFT_BACKTRACE": "enable=no"]),
  ]

  /// Tries whether this system gives namespaces.
  ///
  /// Containers may forbid it, other systems have none, and the program `unshare` may be missing or
  /// older than these options.
  static func tried() -> Isolation {
    all.first { isolation in
      let run = try? ChildRun(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$@\"", "sh"] + isolation.arguments + ["true"])
      return run?.status == 0
    } ?? none
  }
}
