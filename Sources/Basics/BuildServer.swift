/// The detection of build servers: machines that build and test without a user.
package enum BuildServer {
  /// Returns whether an environment is that of a build server: `CI` is set, and is not empty,
  /// `false` or `0`.
  package static func isNamed(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
