import Foundation
import LayoutCore

/// A message of the client, as one line has it.
enum ClientMessage: Equatable {
  /// The identifier of a request, until its response.
  enum Identifier: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// Reads an identifier; nil if the value cannot be one.
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
  /// A response without a request.
  case answer

  /// The reason why a line is no message, and the identifier of its request, if that can be read.
  struct Fault: Error, Equatable {
    let identifier: Identifier?
    let error: ProtocolError
  }

  /// Reads a line.
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
      throw Fault(identifier: nil, error: .unreadable("this line is no JSON, at \(place)"))
    }
  }
}
