import LayoutCore

/// An error response, with JSON-RPC's codes and the protocol's own.
struct ProtocolError: Error, Equatable {
  /// The error code, which clients interpret.
  let code: Int
  /// The message for the user.
  let message: String
  /// The supported versions of the protocol and the requested version, if the latter is not
  /// supported; otherwise nil.
  var versions: (supported: [String], requested: String)?

  static func == (first: ProtocolError, second: ProtocolError) -> Bool {
    first.code == second.code && first.message == second.message
  }

  static func unreadable(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32700, message: reason)
  }

  static func noRequest(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32600, message: reason)
  }

  static func unknownMethod(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "there is no method \"\(method)\"")
  }

  static func wrongParameters(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32602, message: reason)
  }

  static func tooManyCalls(_ limit: Int) -> ProtocolError {
    ProtocolError(code: -32000, message: "\(limit) calls are under way; wait for one to end")
  }

  static func unknownVersion(_ version: String) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "this server does not support version \(version) of the protocol",
      versions: (ProtocolVersion.all, version))
  }

  /// The error as the JSON of a response.
  var json: JSONValue {
    var members: [JSONValue.Member] = [("code", .integer(code)), ("message", .text(message))]
    if let versions {
      members.append(
        (
          "data",
          .object([
            ("supported", .list(versions.supported.map(JSONValue.text))),
            ("requested", .text(versions.requested)),
          ])
        ))
    }
    return .object(members)
  }
}
