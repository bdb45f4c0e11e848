import Testing
import UIKit

/// An order with stacks in stacks, some of whose views are hidden.
final class OrderForm: UIViewController, Screen {
  let outer = UIStackView()
  let header = UIStackView()
  let icon = UIImageView(image: .square(24, .blue))
  let heading = UILabel("Order 7", 22)
  let status = UILabel("open")
  let items = UIStackView()
  let tea = UILabel("Tea")
  let milk = UILabel("Milk")
  let cake = UILabel("Cake")
  let total = UIStackView()
  let sum = UILabel("Total")
  let amount = UILabel("12.50")
  let note = UILabel("Thank you")

  override func viewDidLoad() {
    view.backgroundColor = .white
    outer.axis = .vertical
    outer.spacing = 16
    items.axis = .vertical
    items.spacing = 6
    header.spacing = 8
    header.alignment = .center
    total.distribution = .equalSpacing
    fill(header, icon, heading, status)
    fill(items, tea, milk, cake)
    fill(total, sum, amount)
    fill(outer, header, items, total, note)
    milk.isHidden = true
    heading.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    view.add(outer)
    outer.pinUnderTop(20)
  }

  private func fill(_ stack: UIStackView, _ views: UIView...) {
    for view in views { stack.addArrangedSubview(view) }
  }
}

@MainActor struct OrderFormTests {
  @Test(arguments: changes) func `an order in nested stacks`(change: Change<OrderForm>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<OrderForm>] = [
    Change("outer: spacing 16 → 24; 3 other views moved", not: ["UISV", "milk"]) {
      $0.outer.spacing = 24
    },
    Change("outer › items: spacing 6 → 10; 4 other views moved or resized", not: ["UISV"]) {
      $0.items.spacing = 10
    },
    Change("outer › items › milk no longer hidden; 5 other views moved or resized", not: ["UISV"]) {
      $0.milk.isHidden = false
    },
    Change("outer › items › tea hidden; 5 other views moved or resized", not: ["UISV"]) {
      $0.tea.isHidden = true
    },
    Change("outer › items hidden; 3 other views moved or resized", not: ["UISV", "milk", "tea"]) {
      $0.items.isHidden = true
    },
    Change("outer › header: alignment center → fill; 2 other views resized", not: ["UISV"]) {
      $0.header.alignment = .fill
    },
    Change("outer › header: alignment center → top; 2 other views moved", not: ["UISV"]) {
      $0.header.alignment = .top
    },
    Change(
      "outer › header: custom spacing none → 40 after icon; 1 other view resized", not: ["UISV"]
    ) {
      $0.header.setCustomSpacing(40, after: $0.icon)
    },
    Change(
      "outer › total: distribution equalSpacing → fillEqually; 2 other views resized", not: ["UISV"]
    ) {
      $0.total.distribution = .fillEqually
    },
    Change(
      "outer › header › heading: horizontal hugging 100 → 750; 1 other view resized", not: ["UISV"]
    ) {
      $0.heading.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    },
    Change("outer › total › amount: text “12.50” → “13.00”") { $0.amount.text = "13.00" },
    Change("outer › header › icon: image 24×24 → 32×32; 7 other views moved or resized") {
      $0.icon.image = .square(32, .blue)
    },
  ]
}
