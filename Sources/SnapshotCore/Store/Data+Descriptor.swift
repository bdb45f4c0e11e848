import Foundation

extension Data {
  /// Writes all bytes to an open file, in as many steps as the system wants.
  ///
  /// - Parameter descriptor: an open file.
  /// - Returns: false when the system refuses; `errno` says why.
  func write(to descriptor: Int32) -> Bool {
    withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if put < 0 && errno == EINTR { continue }
        if put <= 0 { return false }
        done += put
      }
      return true
    }
  }
}
