import SnapshotAssertions
import Testing
import UIKit

/// A device that differs in one setting, and the first line of the explanation.
struct SurroundingChange: Sendable, CustomTestStringConvertible {
  let firstLine: String
  let device: DeviceConfiguration

  var testDescription: String { firstLine }
}

@MainActor struct SurroundingsTests {
  static let usual = DeviceConfiguration(.iPhoneSE)

  @Test(arguments: changes) func `a setting above the screen`(change: SurroundingChange) {
    let golden = Golden(of: Dynamic(), as: .image(on: Self.usual))
    let explanation = golden.explanation(of: Dynamic(), as: .image(on: change.device))
    #expect(explanation?.causes.first == change.firstLine)
  }

  nonisolated static let changes: [SurroundingChange] = [
    SurroundingChange(
      firstLine: "appearance light → dark: 3 views in other colours",
      device: DeviceConfiguration(.iPhoneSE, appearance: .dark)),
    SurroundingChange(
      firstLine: "text size large → accessibility large: 2 views changed",
      device: DeviceConfiguration(.iPhoneSE, textSize: .accessibilityLarge)),
    SurroundingChange(
      firstLine: "direction left to right → right to left: 1 view changed",
      device: DeviceConfiguration(.iPhoneSE, layoutDirection: .rightToLeft)),
    SurroundingChange(
      firstLine: "orientation portrait → landscape",
      device: DeviceConfiguration(.iPhoneSE, orientation: .landscape)),
    SurroundingChange(
      firstLine: "device iPhone SE (1st gen) → iPhone 7", device: DeviceConfiguration(.iPhone7)),
  ]
}

/// A screen whose colors and fonts follow the device.
final class Dynamic: UIViewController, Screen {
  let heading = UILabel()
  let detail = UILabel()

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for (label, style) in [(heading, UIFont.TextStyle.headline), (detail, .body)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
    }
    heading.text = "Heading"
    detail.text = "Detail"
    view.add(heading, detail)
    heading.pinUnderTop(20)
    NSLayoutConstraint.activate([
      detail.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      detail.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
    ])
  }
}
