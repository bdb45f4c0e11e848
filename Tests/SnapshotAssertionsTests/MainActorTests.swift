import SnapshotAssertions
import Testing
import UIKit

@Suite struct MainActorTests {
  @MainActor @Test func `a test on the main actor asserts without waiting`() throws {
    let fixture = try AssertionFixture()
    let failure = fixture.run { verifySnapshot(of: UIView(side: 8), as: .image, named: "a") }
    #expect(failure?.contains(".a.png was recorded") == true)
  }

  @Test func `a test that is elsewhere goes there`() async throws {
    let fixture = try AssertionFixture()
    let failure = await MainActor.run {
      fixture.run { verifySnapshot(of: UIView(side: 8), as: .image, named: "a") }
    }
    #expect(failure?.contains(".a.png was recorded") == true)
  }

  /// An assertion outside of the main actor, which Swift 5 lets a test make.
  @Test func `a test that stays elsewhere is told, and no view is made`() throws {
    let fixture = try AssertionFixture()
    let make: () throws -> UIView = { preconditionFailure("a view was made") }
    let failure = try fixture.run { verifySnapshot(of: try make(), as: .image, named: "a") }
    #expect(failure?.hasSuffix("and this is another: mark the test @MainActor") == true)
  }
}

extension UIView {
  fileprivate convenience init(side: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}
