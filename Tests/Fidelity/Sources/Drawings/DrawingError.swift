/// An error that stops the program that draws before its first test.
enum DrawingError: Error, CustomStringConvertible {
  /// The file of the request cannot be read.
  case noRequest(String)
  /// The file of the request is no request: its path and the reason.
  case unreadableRequest(String, String)
  /// A file of results cannot be written.
  case unwritable(String)
  /// There is no such device.
  case unknownDevice(String)

  var description: String {
    switch self {
    case .noRequest(let path): "\(path.debugDescription) cannot be read: expected a request"
    case .unreadableRequest(let path, let reason): "\(path): expected a request: \(reason)"
    case .unwritable(let path): "\(path) cannot be written: expected a file for results"
    case .unknownDevice(let name):
      "\(name.debugDescription) is no known device: expected a name such as iPhone 15 Pro"
    }
  }
}
