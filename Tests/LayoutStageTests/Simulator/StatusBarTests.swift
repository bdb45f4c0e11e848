import LayoutStage
import RasterCore
import Testing
import UIKit

/// The status bar of a simulator, whose visibility and style controllers choose.
@MainActor @Suite struct StatusBarTests {
  /// The least and the greatest red of the pixels where a status bar is, over a grey view.
  private func shades(_ controller: UIViewController) throws -> (UInt8, UInt8) {
    let simulator = Simulator(.iPhone7, chrome: Chrome(statusBar: true)) { controller }
    controller.view.backgroundColor = .gray
    let bitmap = try simulator.picture().bitmap(scale: 1)
    let reds = (0..<20).flatMap { y in (0..<375).map { x in bitmap[x, y].red } }
    return (reds.min() ?? 0, reds.max() ?? 0)
  }

  @Test func `a status bar is drawn in the colour that the controller prefers`() throws {
    let gray = try shades(PreferringController(isHidden: true)).0
    let usual = try shades(PreferringController())
    #expect(usual.0 < 20 && usual.1 == gray)
    let light = try shades(PreferringController(style: .lightContent))
    #expect(light.0 == gray && light.1 > 235)
  }

  @Test func `a status bar that the controller hides is not drawn`() throws {
    let (darkest, lightest) = try shades(PreferringController(isHidden: true))
    #expect(darkest == lightest)
  }
}

/// A controller with preferences about the status bar.
private final class PreferringController: UIViewController {
  private let isHidden: Bool
  private let style: UIStatusBarStyle

  init(isHidden: Bool = false, style: UIStatusBarStyle = .default) {
    (self.isHidden, self.style) = (isHidden, style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { isHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
}
