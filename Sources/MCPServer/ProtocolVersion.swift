/// The supported versions of the Model Context Protocol.
///
/// Up to 2025-11-25 a session begins with `initialize`, which agrees on a version. Newer versions
/// have no session: each request contains its version, and `server/discover` returns the supported
/// ones.
enum ProtocolVersion {
  /// The versions with a session, one of which `initialize` agrees on.
  ///
  /// The newest is the last.
  static let ofSessions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The versions without a session, which each request contains.
  static let ofRequests = ["2026-07-28"]
  /// Every version of the protocol that is served.
  static let all = ofSessions + ofRequests

  /// The key of the version in a request.
  static let key = "io.modelcontextprotocol/protocolVersion"
  /// The key of the server in a response.
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Returns the version of a session: the requested one if it is supported, otherwise the newest.
  static func agreed(on asked: String?) -> String {
    asked.flatMap { ofSessions.contains($0) ? $0 : nil } ?? ofSessions[ofSessions.count - 1]
  }
}
