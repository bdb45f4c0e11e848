import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// Screens without a collection view in windows of many widths.
@MainActor struct ScreenSweepTests {
  private static let device = Device(size: CGSize(width: 320, height: 480), scale: 2)

  /// A screen with a bar of a fixed width at a distance from the left edge.
  private func laboratory(
    _ change: @escaping @MainActor (UIView, UIView) -> Void = { _, _ in }
  ) -> Laboratory {
    Laboratory(
      on: Self.device, named: "bars",
      controller: {
        let (controller, bar) = (UIViewController(), UIView())
        let view = UIView()
        controller.view = view
        view.addSubview(bar)
        bar.accessibilityIdentifier = "bar"
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
          bar.topAnchor.constraint(equalTo: view.topAnchor),
          bar.widthAnchor.constraint(equalToConstant: 300),
          bar.heightAnchor.constraint(equalToConstant: 20),
        ])
        change(view, bar)
        return controller
      })
  }

  private func breaks(_ laboratory: Laboratory) throws -> [Breakpoint] {
    let sweep = try #require(Sweep(widths: 300...400))
    return try laboratory.sweepScreen(sweep).breaks
  }

  @Test func `the width at which a view is in the window is found to half a point`() throws {
    let breaks = try breaks(laboratory())
    #expect(breaks.map(\.width) == [339.5])
    #expect(breaks.first?.changes == ["bar is in the window again"])
  }

  @Test func `a view in a scroll view may be outside`() throws {
    let found = try breaks(
      laboratory { view, bar in
        let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.addSubview(scrolling)
        scrolling.addSubview(bar)
      })
    #expect(found.isEmpty)
  }

  @Test func `the width at which required constraints conflict is found`() throws {
    let found = try breaks(
      laboratory { view, bar in
        let edge = bar.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)
        edge.identifier = "edge"
        edge.isActive = true
      })
    #expect(found.map(\.width) == [340])
    #expect(found.first?.changes.contains { $0.hasPrefix("constraint holds again") } == true)
  }

  @Test func `the width at which a text is whole is found`() throws {
    let found = try breaks(
      laboratory { view, bar in
        let label = UILabel()
        label.text = "A text that needs more than three hundred points"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
        ])
        bar.isHidden = true
      })
    #expect(found.count == 1)
    #expect(found.first?.changes.first?.hasSuffix("whole again") == true)
  }

  @Test func `a view that is partly outside a narrow window is a finding`() throws {
    let findings = try laboratory().lintNarrowScreen()
    #expect(
      findings.map(\.description) == [
        "L27 view-outside-window bar, 320 points wide: its frame is {{40, 0}, {300, 20}} in a "
          + "window 320 points wide"
      ])
  }
}
