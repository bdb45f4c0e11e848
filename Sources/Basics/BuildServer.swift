/// A machine that builds and tests without a user.
package enum BuildServer {
  /// Returns whether a process runs on one: `CI` is set, and not to `false` or `0`.
  package static func isNamed(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
