import Foundation
import Testing
import UIKit

@MainActor private final class Desk: UIView {
  var calls: [String] = []
  func first() { calls.append("first") }
  func second(_ sender: UIControl) { calls.append("second \(sender.tag)") }
  func third(_ sender: UIControl, event: UIEvent?) { calls.append("third \(event == nil)") }

  static let first = Selector("first", Desk.first as (Desk) -> () -> Void)
  static let second = Selector("second:", Desk.second(_:))
  static let third = Selector("third:event:", Desk.third(_:event:))
}

@MainActor struct UIControlActionTests {
  private let control = UIControl()
  private let desk = Desk()

  @Test func `targets are called in the order in which they were added`() {
    control.tag = 7
    control.addTarget(desk, action: Desk.second, for: .touchUpInside)
    control.addTarget(desk, action: Desk.first, for: [.touchUpInside, .valueChanged])
    control.addTarget(desk, action: Desk.third, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(desk.calls == ["second 7", "first", "third true"])
    control.sendActions(for: .valueChanged)
    #expect(desk.calls.last == "first")
    control.sendActions(for: .editingChanged)
    #expect(desk.calls.count == 4)
  }

  @Test func `a target that is added twice is called once`() {
    control.addTarget(desk, action: Desk.first, for: .touchDown)
    control.addTarget(desk, action: Desk.first, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(desk.calls == ["first"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.allTargets == [AnyHashable(desk)])
  }

  @Test func `nil takes every target away, or every method`() {
    control.addTarget(desk, action: Desk.first, for: .allEvents)
    control.addTarget(desk, action: Desk.second, for: .touchDown)
    control.removeTarget(desk, action: Desk.first, for: .touchDown)
    #expect(control.actions(forTarget: desk, forControlEvent: .touchDown) == ["second:"])
    #expect(control.actions(forTarget: desk, forControlEvent: .valueChanged) == ["first"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.actions(forTarget: desk, forControlEvent: .touchDown) == nil)
  }

  @Test func `without a target the responders are asked, from the control up`() {
    let inner = UIView()
    desk.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: Desk.first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(desk.calls == ["first"])
  }

  @Test func `a target is not kept alive, and its end is not told to the responders`() {
    desk.addSubview(control)
    weak var gone: Desk?
    do {
      let other = Desk()
      gone = other
      control.addTarget(other, action: Desk.first, for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(desk.calls == [])
    #expect(control.allTargets == [])
  }

  @Test func `actions are called with the control as their sender`() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    let button = UIControl(frame: .zero, primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.removeAction(action, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(senders == [button, button])
  }

  @Test func `every call goes through sendAction, which a subclass may override`() {
    final class Quiet: UIControl {
      var asked = 0
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        asked += 1
      }
    }
    let quiet = Quiet()
    quiet.addTarget(desk, action: Desk.first, for: .touchUpInside)
    quiet.sendActions(for: .touchUpInside)
    #expect(quiet.asked == 1)
    #expect(desk.calls == [])
  }

  @Test func `a bar button's action is sent as a tap does it`() throws {
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: desk, action: Desk.first)
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    #expect(desk.calls == ["first"])
  }

  @Test func `an action that nobody takes is sent to nobody`() {
    #expect(!UIApplication.shared.sendAction(Desk.first, to: nil, from: UIView(), for: nil))
  }
}
