import Foundation
import LayoutCore

/// A message from the client, read from one line.
enum ClientMessage: Equatable {
  /// The identifier of a request, which the response repeats.
  enum Identifier: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// Makes an identifier; nil if the value is neither an integer nor a string.
    init?(_ value: JSONValue?) {
      if let number = value?.integer {
        self = .number(number)
      } else if let text = value?.text {
        self = .text(text)
      } else {
        return nil
      }
    }

    var json: JSONValue {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .text(text)
      }
    }
  }

  case request(Identifier, method: String, parameters: [String: JSONValue])
  case notification(method: String, parameters: [String: JSONValue])
  /// A response, which the server ignores, since it sends no requests to clients.
  case answer

  /// The reason why a line is not a valid message, with the request's identifier, if it can be
  /// read.
  struct Fault: Error, Equatable {
    let identifier: Identifier?
    let error: ProtocolError
  }

  /// Reads the message in a line.
  init(_ line: Data) throws(Fault) {
    let value = try Self.value(line)
    guard let members = value.dictionary else {
      throw Fault(identifier: nil, error: .noRequest("a message is an object, not \(value.kind)"))
    }
    let identifier = Identifier(members["id"])
    func fault(_ reason: String) -> Fault {
      Fault(identifier: identifier, error: .noRequest(reason))
    }
    guard members["jsonrpc"] == .text("2.0") else { throw fault("\"jsonrpc\" must be \"2.0\"") }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil {
      self = .answer
      return
    }
    guard let method = members["method"]?.text else { throw fault("\"method\" must be a string") }
    guard let parameters = (members["params"] ?? .object([])).dictionary else {
      throw Fault(identifier: identifier, error: .wrongParameters("\"params\" must be an object"))
    }
    if let identifier {
      self = .request(identifier, method: method, parameters: parameters)
    } else if members["id"] == nil {
      self = .notification(method: method, parameters: parameters)
    } else {
      throw fault("\"id\" must be a string or a whole number")
    }
  }

  private static func value(_ line: Data) throws(Fault) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONDocument([UInt8](line), .message).value
    } catch {
      let place = "byte \(error.offset + 1): \(error.problem), expected \(error.expected)"
      throw Fault(identifier: nil, error: .unreadable("this line is not JSON, at \(place)"))
    }
  }
}
