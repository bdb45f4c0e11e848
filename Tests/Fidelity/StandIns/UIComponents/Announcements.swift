import UIKit

/// A stand-in for a queue of spoken announcements.
final class AccessibilityAnnouncementQueue {
  @MainActor static let shared = AccessibilityAnnouncementQueue()

  /// Does nothing.
  func post(announcement: String) {}
}

extension UILabel {
  /// A stand-in for the project's property; nothing is copied here.
  var copyable: Bool {
    get { false }
    set {}
  }
}
