/// The supported versions of the Model Context Protocol.
///
/// Up to version 2025-11-25, a session begins with `initialize`, in which client and server agree
/// on a version. Newer versions have no sessions: each request contains its version, and
/// `server/discover` returns the supported versions.
enum ProtocolVersion {
  /// The versions with sessions; `initialize` selects one of them.
  ///
  /// The newest version is the last.
  static let ofSessions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The versions without sessions, one of which each request contains.
  static let ofRequests = ["2026-07-28"]
  /// Every version of the protocol that is served.
  static let all = ofSessions + ofRequests

  /// The key of the version in a request's JSON.
  static let key = "io.modelcontextprotocol/protocolVersion"
  /// The key of the server's name and version in a response's JSON.
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Returns the version of a session: the requested one if it is supported, otherwise the newest.
  static func agreed(on asked: String?) -> String {
    asked.flatMap { ofSessions.contains($0) ? $0 : nil } ?? ofSessions[ofSessions.count - 1]
  }
}
