import Testing
import UIKit

@MainActor struct UIAlertControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let root = UIViewController()
  private let alert = UIAlertController(
    title: "Delete the plant?", message: "It will be gone.", preferredStyle: .alert)

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func buttons(of controller: UIAlertController) -> [UIButton] {
    func all(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all(in: $0) }
    }
    return all(in: controller.view)
  }

  private func show(_ controller: UIAlertController) {
    root.present(controller, animated: true)
    window.layoutIfNeeded()
  }

  @Test func `an alert stands in the middle, over what is behind it`() throws {
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    show(alert)
    let panel = try #require(alert.view.subviews.first)
    #expect(panel.frame.width == 270)
    #expect(panel.center.x == 187.5)
    #expect(root.view.window === window)
  }

  @Test func `of two actions the one that cancels is on the left, and bold`() {
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    show(alert)
    let buttons = buttons(of: alert)
    #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
    #expect(buttons.map(\.frame.width) == [135, 135])
    #expect(buttons.map(\.frame.minX) == [0, 135])
    #expect(buttons[0].titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(buttons[1].currentTitleColor == .systemRed)
  }

  @Test func `three actions stand below each other, the one that cancels last`() {
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "One", style: .default))
    alert.addAction(UIAlertAction(title: "Two", style: .default))
    show(alert)
    #expect(buttons(of: alert).map(\.currentTitle) == ["One", "Two", "Cancel"])
    #expect(Set(buttons(of: alert).map(\.frame.minX)) == [0])
    #expect(buttons(of: alert).map(\.frame.height) == [44, 44, 44])
  }

  @Test func `a sheet stands at the lower end, with a panel of its own for cancelling`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Water", style: .default))
    show(sheet)
    let frames = sheet.view.subviews.map(\.frame)
    #expect(frames.map(\.height) == [57, 57])
    #expect(frames.map(\.width) == [359, 359])
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(buttons(of: sheet).map(\.currentTitle) == ["Water", "Cancel"])
  }

  @Test func `an action that is chosen is called when the alert has gone`() {
    var heard: [String] = []
    let delete = UIAlertAction(title: "Delete", style: .destructive) { action in
      heard.append("\(action.title ?? "") \(root.presentedViewController == nil)")
    }
    alert.addAction(delete)
    show(alert)
    buttons(of: alert)[0].sendActions(for: .touchUpInside)
    #expect(heard == ["Delete true"])
    delete.isEnabled = false
    alert.choose(delete)
    #expect(heard.count == 1)
  }

  /// The fields are in the order in which they were added (UIKit's documentation of `textFields`).
  @Test func `fields stand below the message, one below the other, and hold what is put in`() {
    #expect(alert.textFields == nil)
    alert.addTextField()
    alert.addTextField { $0.text = "Basil" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    show(alert)
    let fields = alert.textFields ?? []
    #expect(fields.map(\.text) == ["", "Basil"])
    let frames = fields.map { $0.convert($0.bounds, to: alert.view.subviews[0]) }
    #expect(frames.map(\.height) == [30, 30])
    #expect(frames[1].minY == frames[0].maxY)
    let message = alert.view.subviews[0].subviews.compactMap { $0 as? UILabel }.last
    #expect(message.map { frames[0].minY == $0.frame.maxY + 16 } == true)
    #expect(buttons(of: alert)[0].frame.minY == frames[1].maxY + 20)
  }

  @Test func `an alert of fields alone has its insets around them`() {
    let bare = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    bare.addTextField()
    show(bare)
    #expect(bare.view.subviews.map(\.bounds.height) == [20 + 30 + 20])
  }

  @Test func `a sheet takes no field`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}
