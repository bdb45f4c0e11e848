import Foundation

#if os(iOS)
  import OSLog
#endif

/// The lines that UIKit has written to the system's log since this value was made.
///
/// Apart from iOS there is none: there warnings go to standard error.
struct SystemLog {
  private let start = Date()

  /// The lines, without addresses.
  func lines() -> [String] {
    #if os(iOS)
      guard
        let store = try? OSLogStore(scope: .currentProcessIdentifier),
        let entries = try? store.getEntries(at: store.position(date: start))
      else { return [] }
      return entries.compactMap { $0 as? OSLogEntryLog }
        .filter { $0.date >= start && ($0.subsystem + $0.sender).contains("UIKit") }
        .flatMap { Words.canonical($0.composedMessage) }
    #else
      return []
    #endif
  }
}
