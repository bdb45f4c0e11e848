import Foundation

/// The output streams of a running program.
struct ChildStreams {
  private var open: [(stream: ChildRun.Stream, handle: FileHandle)]

  /// The number of milliseconds without output after which `read` checks whether the program has
  /// ended.
  private static let pause: Int32 = 100

  /// Makes the streams of a program.
  ///
  /// - Parameter streams: the streams, each with the read end of its pipe.
  init(_ streams: [(ChildRun.Stream, FileHandle)]) { open = streams }

  /// Reads until every stream is closed, or until the program has ended and no stream has more
  /// bytes.
  ///
  /// - Parameters:
  ///   - take: called with the bytes as they arrive.
  ///   - hasEnded: returns whether the program has ended.
  mutating func read(_ take: (ChildRun.Stream, Data) -> Void, until hasEnded: () -> Bool) {
    var isLast = false
    while !open.isEmpty {
      let isSilent = !readOnce(waiting: isLast ? 0 : Self.pause, take)
      if isSilent && isLast { return }
      // After the program has ended, the streams are read without waiting until they contain no
      // more bytes, so that the bytes that it wrote since the last read are not lost.
      if isSilent { isLast = hasEnded() }
    }
  }

  /// Reads the available bytes, after waiting for them for at most a number of milliseconds.
  ///
  /// Returns whether bytes were read or a stream was closed.
  private mutating func readOnce(
    waiting milliseconds: Int32, _ take: (ChildRun.Stream, Data) -> Void
  ) -> Bool {
    var events = open.map {
      pollfd(fd: $0.handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&events, nfds_t(events.count), milliseconds) > 0 else { return false }
    let ready = zip(open, events).map { ($0, $1.revents != 0) }
    open = []
    for (part, isReady) in ready {
      let data = isReady ? part.handle.availableData : nil
      if data?.isEmpty != true { open.append(part) }
      if let data, !data.isEmpty { take(part.stream, data) }
    }
    return true
  }
}
