import Foundation
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// A snapshot puts its view or controller back where it was.
@MainActor struct LendingTests {
  private let superview = UIView()
  private let view = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 20))

  init() {
    superview.addSubview(UIView())
    superview.addSubview(view)
    superview.addSubview(UIView())
    view.autoresizingMask = [.flexibleLeftMargin]
  }

  private func takeSnapshot() throws {
    _ = try Snapshot<UIView, LayoutPicture>.image(on: .iPhoneSE).convert(view)
  }

  @Test func `a view goes back among its siblings`() throws {
    try takeSnapshot()
    #expect(view.superview === superview)
    #expect(superview.subviews[1] === view)
  }

  @Test func `a view gets its frame and its autoresizing back`() throws {
    try takeSnapshot()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 30, height: 20))
    #expect(view.autoresizingMask == [.flexibleLeftMargin])
  }

  @Test func `a view that was nowhere is nowhere afterwards`() throws {
    view.removeFromSuperview()
    try takeSnapshot()
    #expect(view.superview == nil)
    #expect(view.window == nil)
  }

  @Test func `a controller can be shown again and again`() throws {
    let controller = NumbersController()
    let snapshot = Snapshot<NumbersController, LayoutPicture>.image(on: .iPhoneSE)
    let first = try snapshot.convert(controller)
    _ = try Snapshot<NumbersController, LayoutPicture>
      .image(on: .iPhone7Plus, orientation: .landscape).convert(controller)
    #expect(try snapshot.convert(controller) == first)
    #expect(controller.view.window == nil)
  }

  @Test func `the device afterwards is the one before`() throws {
    let before = UIScreen.main.bounds
    try takeSnapshot()
    #expect(UIScreen.main.bounds == before)
  }
}
