import Testing
import UIKit

/// A dial that draws itself.
final class Gauge: UIControl {
  var value: CGFloat = 0.3 { didSet { setNeedsDisplay() } }
  var dialColor = UIColor.blue { didSet { setNeedsDisplay() } }
  var ticks = 5 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    UIColor.lightGray.setFill()
    UIRectFill(bounds)
    dialColor.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height - 10))
    UIColor.black.setFill()
    for tick in 0..<ticks {
      let x = bounds.width * CGFloat(tick) / CGFloat(ticks)
      UIRectFill(CGRect(x: x, y: bounds.height - 8, width: 2, height: 8))
    }
  }
}

/// A screen with dials.
final class Gauges: UIViewController, Screen {
  let fuel = Gauge()
  let heat = Gauge()
  let label = UILabel("Fuel", 20)
  let frost = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  override func viewDidLoad() {
    view.backgroundColor = .white
    view.add(label, 20, 20, 200, 30)
    view.add(fuel, 20, 60, 280, 60)
    view.add(heat, 20, 140, 280, 60)
    view.add(frost, 20, 240, 280, 80)
  }
}

@MainActor struct GaugesTests {
  @Test(arguments: changes) func `dials that draw themselves`(change: Change<Gauges>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Gauges>] = [
    Change("fuel: drawn otherwise", not: ["heat"]) { $0.fuel.value = 0.8 },
    Change("heat: drawn fill #0000FF → fill #FF0000", not: ["fuel"]) { $0.heat.dialColor = .red },
    Change("heat: alpha 1 → 0.5", not: ["drawn"]) { $0.heat.alpha = 0.5 },
    Change("fuel: frame.height 60 → 70", not: ["drawn"]) { $0.fuel.frame.size.height = 70 },
    Change("the view: background #FFFFFF → #000000", not: ["regions"]) {
      $0.view.backgroundColor = .black
    },
    Change("label: text “Fuel” → “Petrol”") { $0.label.text = "Petrol" },
    Change("frost: effect light → dark") { $0.frost.effect = UIBlurEffect(style: .dark) },
  ]
}
