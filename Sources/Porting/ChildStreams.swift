import Foundation

/// The streams of a program that runs.
struct ChildStreams {
  private var open: [(stream: ChildRun.Stream, handle: FileHandle)]

  /// Milliseconds after which a program that is silent may have ended.
  private static let pause: Int32 = 100

  /// - Parameter streams: each with the end of its pipe that is read.
  init(_ streams: [(ChildRun.Stream, FileHandle)]) { open = streams }

  /// Reads until every stream is closed, or is empty after the program has ended.
  ///
  /// - Parameters:
  ///   - take: is called with the bytes as they arrive.
  ///   - hasEnded: returns whether the program has ended.
  mutating func read(_ take: (ChildRun.Stream, Data) -> Void, until hasEnded: () -> Bool) {
    var isLast = false
    while !open.isEmpty {
      let isSilent = !readOnce(waiting: isLast ? 0 : Self.pause, take)
      if isSilent && isLast { return }
      // Bytes that were written between the last look and the end are read once more.
      if isSilent { isLast = hasEnded() }
    }
  }

  /// Reads the available bytes; returns whether there were any, or an end of a stream.
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
