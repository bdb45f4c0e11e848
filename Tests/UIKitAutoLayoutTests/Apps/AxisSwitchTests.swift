import Testing
import UIKit

/// A controller whose stack is a column upright and a row on its side, reported while it lays out.
@MainActor struct AxisSwitchTests {
  @Test(arguments: [true, false])
  func `a stack that is told its axis during the layout follows in the same layout`(late: Bool) {
    let controller = SwitchingController(late: late)
    let stage = PhoneStage(controller)
    #expect(controller.one.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    #expect(controller.other.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    stage.turn()
    #expect(controller.one.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    #expect(controller.other.frame == CGRect(x: 333.5, y: 0, width: 333.5, height: 375))
    stage.turn()
    #expect(controller.other.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
  }
}

private final class SwitchingController: UIViewController {
  let one = UIView()
  let other = UIView()
  private lazy var stack = UIStackView(arrangedSubviews: [one, other])
  private let late: Bool

  /// Switches after the root's layout, or before it.
  init(late: Bool) {
    self.late = late
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !late { switchAxis() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if late { switchAxis() }
  }

  private func switchAxis() {
    stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
  }
}
