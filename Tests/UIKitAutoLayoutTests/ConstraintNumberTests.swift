import Testing
import UIKit
import UIKitTestSupport

/// Senseless numbers in constraints, which are left out or limited: nothing stops, and frames stay
/// finite.
@MainActor struct ConstraintNumberTests {
  private let stage = ConstraintStage()
  private let log = ConsoleLog()

  private func isFinite(_ view: UIView) -> Bool {
    [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY].allSatisfy(\.isFinite)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] as [CGFloat])
  func `constants and multipliers of any size`(number: CGFloat) {
    let (one, other) = (stage.add(), stage.add())
    stage.pinCorner(of: one)
    let width = one.widthAnchor.constraint(equalToConstant: number)
    log.recording {
      stage.activate([
        width, other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: number),
        other.topAnchor.constraint(equalTo: one.bottomAnchor),
        other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: number),
        other.heightAnchor.constraint(greaterThanOrEqualToConstant: number),
      ])
      for constant in [number, 7, number] {
        width.constant = constant
        stage.layOut()
        #expect(isFinite(one) && isFinite(other))
      }
      other.exerciseAmbiguityInLayout()
      #expect(isFinite(other))
    }
  }

  @Test(arguments: [.nan, .infinity, -1, 0, 1001] as [Float])
  func `a constraint whose priority is none is left out and told`(priority: Float) {
    let view = stage.add(height: 10)
    stage.pinCorner(of: view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.priority = UILayoutPriority(priority)
    width.isActive = true
    log.recording(stage.layOut)
    #expect(view.frame.width == 0)
    #expect(log.lines.count == 1)
  }
}
