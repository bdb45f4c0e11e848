import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

/// Numbers of constraints that are put back into a screen for a moment.
@MainActor struct ConstraintTrialTests {
  private func trial(
    _ name: String, _ change: @escaping @MainActor (inout LayoutRecord.Constraint) -> Void,
    of content: @escaping @MainActor () -> UIViewController = { CardController() }
  ) -> TrialScreen {
    TrialScreen(of: content) { layout in
      guard let screen = layout.screen, let position = screen.position(of: "card"),
        let now = screen.view(named: "card")?.constraints.first(where: { $0.name == name })
      else { return [] }
      var golden = now
      change(&golden)
      return [.constraint(golden: golden, actual: now, of: position)]
    }
  }

  @Test func `a constant moves the view`() {
    let screen = trial("card.leading") { $0.constant = 8 }
    #expect(screen.frameNow("card")?.minX == 16)
    #expect(screen.frame("card")?.minX == 8)
    #expect(screen.isRestored)
  }

  @Test func `a multiplier resizes the view, and the order of constraints stays`() {
    let screen = trial("card.width") { $0.multiplier = 0.4 }
    #expect(screen.frameNow("card")?.width == 187.5)
    #expect(screen.frame("card")?.width == 150)
    #expect(screen.isRestored)
  }

  @Test func `a priority decides between constraints`() {
    let screen = trial("taller") { $0.priority = 500 }
    #expect(screen.frameNow("card")?.height == 90)
    #expect(screen.frame("card")?.height == 60)
    #expect(screen.isRestored)
  }

  @Test func `two equal constraints cannot be distinguished`() {
    let screen = trial("card.leading", { $0.constant = 8 }) { TwiceTiedController() }
    #expect(screen.layouts?.during == nil)
    #expect(screen.isRestored)
  }

  @Test func `a constant that layout sets again is not put back in the record`() {
    let screen = trial("card.leading", { $0.constant = 8 }) { InsistentController() }
    #expect(screen.frame("card")?.minX == 16)
    #expect(screen.isRestored)
  }
}

/// A card tied to its superview.
private class CardController: UIViewController {
  let card = UIView()
  lazy var leading = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let lower = card.heightAnchor.constraint(equalToConstant: 60)
    lower.priority = UILayoutPriority(700)
    let taller = card.heightAnchor.constraint(equalToConstant: 90)
    taller.priority = UILayoutPriority(800)
    taller.identifier = "taller"
    NSLayoutConstraint.activate([
      leading, card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40), lower, taller,
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
  }
}

/// A card that is tied twice by equal constraints.
private final class TwiceTiedController: CardController {
  override func viewDidLoad() {
    super.viewDidLoad()
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
  }
}

/// A card whose constant is set in every layout.
private final class InsistentController: CardController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    leading.constant = 16
    view.setNeedsUpdateConstraints()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard leading.constant != 16 else { return }
    leading.constant = 16
    view.layoutIfNeeded()
  }
}
