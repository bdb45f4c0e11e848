import Foundation
import Testing
import UIKit

@testable import SnapshotAssertions

/// Explanations that assertions test.
@MainActor struct ProofTests {
  private func report(
    _ leading: CGFloat, in fixture: AssertionFixture, proof: ProofMode? = nil,
    made: () -> Void = {}
  ) throws -> AssertionReport? {
    let call = CallSite(
      fileID: "T/A.swift", filePath: "/T/A.swift", function: "test()", line: 1, column: 1)
    let assertion = SnapshotAssertion(
      snapshot: Snapshot<BoxController, LayoutPicture>.image(on: .iPhone7), golden: .test("box"),
      options: SnapshotTestingConfiguration(proof: proof), call: call)
    return try fixture.anotherRun().run {
      assertion.report(of: {
        made()
        return BoxController(leading)
      })
    }
  }

  @Test func `a failure has the proof of its cause, and the value is made once`() throws {
    let fixture = try AssertionFixture()
    _ = try report(8, in: fixture)
    var count = 0
    let report = try report(16, in: fixture) { count += 1 }
    #expect(report?.failure?.contains("putting 8 back gives the golden's frames") == true)
    #expect(count == 1)
  }

  @Test func `an assertion's own option goes before the environment`() throws {
    let fixture = try AssertionFixture()
    _ = try report(8, in: fixture)
    let report = try report(16, in: fixture, proof: .off)
    #expect(report?.failure?.contains("8 → 16") == true)
    #expect(report?.failure?.contains("putting") == false)
  }
}

/// A controller with a box at a distance from its side.
private final class BoxController: UIViewController {
  private let leading: CGFloat

  init(_ leading: CGFloat) {
    self.leading = leading
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.backgroundColor = .green
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
