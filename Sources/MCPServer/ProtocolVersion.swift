/// The versions of the Model Context Protocol that are spoken.
///
/// Up to 2025-11-25 a session begins with `initialize`, which agrees on one. Since then there is no
/// session: each request says its version, and `server/discover` says which there are.
enum ProtocolVersion {
  /// Those that `initialize` agrees on, the newest last.
  static let ofSessions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// Those that a request names itself.
  static let ofRequests = ["2026-07-28"]
  /// Every version of the protocol that is served.
  static let all = ofSessions + ofRequests

  /// The key of the version in a request.
  static let key = "io.modelcontextprotocol/protocolVersion"
  /// The key of the server in a response.
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Returns the version of a session: the one that was requested, else the newest.
  static func agreed(on asked: String?) -> String {
    asked.flatMap { ofSessions.contains($0) ? $0 : nil } ?? ofSessions[ofSessions.count - 1]
  }
}
