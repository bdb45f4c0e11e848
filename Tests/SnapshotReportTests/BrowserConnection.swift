import Foundation

/// Requests over HTTP to a server on this machine, each on a connection of its own.
///
/// Plain sockets are used, since other clients would send the requests to a proxy that the
/// environment names.
struct BrowserConnection: Sendable {
  /// The reason why there is no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let port: UInt16

  /// Sends a request and returns the answer's body.
  func ask(_ method: String, _ path: String, _ body: Data? = nil) throws -> Data {
    let socket = try connected()
    defer { close(socket) }
    var request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    request += "Content-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
    try send(Data(request.utf8) + (body ?? Data()), to: socket)
    return try receive(from: socket)
  }

  private func connected() throws -> Int32 {
    #if canImport(Glibc)
      let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard result == 0 else { throw Failure(description: "nobody listens at port \(port)") }
    return socket
  }

  private func send(_ data: Data, to socket: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the driver hung up") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads as many bytes as the answer's head announces; the driver keeps the connection open.
  private func receive(from socket: Int32) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let body = try Self.body(of: data) { return body }
      let count = read(socket, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "no answer from the driver") }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// The body of an answer; nil if some of it is still to come.
  private static func body(of answer: Data) throws -> Data? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    let lengths = head.split(separator: "\r\n").filter { $0.hasPrefix("content-length:") }
    guard let length = lengths.first.flatMap({ Int($0.filter(\.isNumber)) }) else {
      throw Failure(description: "an answer without a length: \(head)")
    }
    let body = answer[end.upperBound...]
    return body.count >= length ? body.prefix(length) : nil
  }
}
