import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

struct MainThreadTests {
  private let snapshot = Snapshot<UIView, LayoutPicture>.image(size: CGSize(width: 4, height: 4))

  @Test func `a view on another thread is an error that says what to do`() async {
    let view = await UIView()
    let error = await Task.detached { [snapshot] in
      do { return try snapshot.convert(view) as any Sendable } catch { return "\(error)" }
    }.value
    #expect("\(error)".hasSuffix("this is another: mark the test @MainActor"))
  }

  @MainActor @Test func `the main actor is the right place on whatever thread it runs`() throws {
    let view = UIView()
    view.backgroundColor = .black
    let picture = try snapshot.convert(view)
    #expect(picture.bitmap.width == 8)
    #expect(picture.bitmap[7, 7].alpha == 255)
  }
}
