import Foundation
import Testing
import UIKit

@testable import LayoutPreviews

/// Lists of an app whose data come after the view was loaded.
@MainActor struct LateContentTests {
  /// A list that gets its data from a timer, or never.
  private final class HerbController: UITableViewController {
    var herbs: [String] = []
    private let delay: TimeInterval?

    init(after delay: TimeInterval?) {
      self.delay = delay
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let delay else { return }
      // A timer, since a test is in a block of the main queue, which runs no other block meanwhile.
      _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated {
          self.herbs = ["Basil"]
          self.tableView.reloadData()
        }
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      herbs.count
    }
  }

  private func note(_ controller: UIViewController) -> String? {
    LateContent.isAwaited = true
    defer { LateContent.isAwaited = false }
    return Preview.Content.controller(controller).awaited()
  }

  @Test func `a list waits for data that come later`() {
    let controller = HerbController(after: 0.1)
    #expect(note(controller)?.contains("waited for") == true)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a list without data says so, and waits once only`() {
    final class EmptyController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
    }
    #expect(note(EmptyController())?.contains("no data came") == true)
    let start = Date()
    #expect(note(EmptyController())?.contains("no data came") == true)
    #expect(Date().timeIntervalSince(start) < 1)
  }

  @Test func `a list that is filled when its screen appears is not called empty`() throws {
    // The class is remembered as one whose lists stay empty, so that no other test may use it.
    final class ShownController: UITableViewController {
      var count = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { count }
    }
    let controller = ShownController()
    let empty = try #require(note(controller))
    let content = Preview.Content.controller(controller)
    #expect(LateContent.notes([empty, "another"], afterDrawing: content) == [empty, "another"])
    controller.count = 1
    controller.tableView.reloadData()
    #expect(LateContent.notes([empty, "another"], afterDrawing: content) == ["another"])
  }

  @Test func `a screen without a list does not wait`() {
    #expect(note(UIViewController()) == nil)
  }
}
