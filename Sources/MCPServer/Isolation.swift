import Foundation
import Porting

/// The isolation of a call from the network, by namespaces that also end the call's processes.
///
/// Unless it is configured otherwise, Linux lets a process without special rights create its own
/// namespaces. The new network namespace contains no network devices. All processes of a process
/// namespace are killed when its first process ends, whatever their group or session.
///
/// Swift's runtime finds the source lines of a crash in `/proc`, by the process number. If `/proc`
/// belongs to another namespace, this is the number of another process.
struct Isolation: Sendable, Equatable {
  /// The arguments that precede a program's path; empty if no isolation works on this system.
  let arguments: [String]
  /// The variables that are added to a program's environment.
  let variables: [String: String]

  /// Whether programs run in their own network namespace.
  var isGiven: Bool { !arguments.isEmpty }
  /// Whether the report of a crash includes a backtrace.
  var showsCalls: Bool { variables.isEmpty }

  static let none = Isolation(arguments: [], variables: [:])

  /// The arguments that run a program in its own namespaces as the current user.
  ///
  /// The program and the processes that it started are killed when `unshare` ends.
  private static let namespaces = [
    "unshare", "--user", "--map-current-user", "--net", "--pid", "--fork", "--kill-child",
  ]

  /// The isolations to try, the best first.
  ///
  /// If a container hides parts of `/proc`, Linux does not allow mounting a second `/proc`.
  /// Backtraces are then disabled, since they would be those of a different process.
  private static let all = [
    Isolation(arguments: namespaces + ["--mount-proc"], variables: [:]),
    Isolation(arguments: namespaces, variables: ["SWIFT_BACKTRACE": "enable=no"]),
  ]

  /// Returns the best isolation that works on this system; `none` if no isolation works.
  ///
  /// Containers may forbid namespaces, other systems than Linux do not have them, and the program
  /// `unshare` may be missing or too old for these options.
  static func tried() -> Isolation {
    all.first { isolation in
      let run = try? ChildRun(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$@\"", "sh"] + isolation.arguments + ["true"])
      return run?.status == 0
    } ?? none
  }
}
