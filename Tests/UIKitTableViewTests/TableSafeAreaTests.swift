import Testing
import UIKitTestSupport

@testable import UIKit

/// Tables that fill an iPhone X in landscape, 812 points wide: 44 at both sides are outside of the
/// safe area, and the margin is 20 (facts E17, AL69).
@MainActor struct TableSafeAreaTests {
  private let herbs: Herbs

  init() { herbs = Herbs(rows: [2]) }

  /// Shows a table on the phone, and reads it there.
  private func show<Reading>(
    _ herbs: Herbs, on device: UIEnvironment = .lyingNotchedPhone,
    _ read: (UITableView) -> Reading
  ) -> Reading {
    UIEnvironment.with(device) {
      let controller = UIViewController()
      controller.view = herbs.table
      let stage = ControllerStage(controller)
      stage.layOut()
      defer { stage.end() }
      return read(herbs.table)
    }
  }

  private func firstCell(_ table: UITableView) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: 0, section: 0))
  }

  @Test func `a row reaches the edges, and its content view the safe area (TV9)`() {
    let frames = show(herbs) { table in
      firstCell(table).map { [$0.frame, $0.contentView.frame] } ?? []
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 812, height: 44), CGRect(x: 44, y: 0, width: 724, height: 43.5),
      ])
  }

  @Test func `the view behind the rows has no safe area (TV9)`() {
    let (background, other) = (UIView(), UIView())
    herbs.table.backgroundView = other
    herbs.table.backgroundView = background
    let (insets, others) = show(herbs) { table in
      table.addSubview(other)
      other.frame = table.bounds
      return (background.safeAreaInsets, other.safeAreaInsets)
    }
    #expect(insets == .zero)
    #expect(others.left == 44)
  }

  @Test func `an accessory is inside the safe area (TV9)`() {
    herbs.makeCell = { _ in
      let cell = UITableViewCell()
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return cell
    }
    let frames: [CGRect?] = show(herbs) { table in
      [firstCell(table)?.accessoryView?.frame, firstCell(table)?.contentView.frame]
    }
    #expect(frames.first == CGRect(x: 718, y: 12, width: 30, height: 20))
    #expect(frames.last == CGRect(x: 44, y: 0, width: 665, height: 43.5))
  }

  @Test func `a separator begins with the text inside the safe area, and ends with the row (TV9)`()
  {
    let frame = show(herbs) { firstCell($0)?.parts.separator.frame }
    #expect(frame == CGRect(x: 64, y: 43.5, width: 748, height: 0.5))
  }

  @Test func `a table may leave content views under the notch (TV9)`() {
    herbs.table.insetsContentViewsToSafeArea = false
    let frame = show(herbs) { firstCell($0)?.contentView.frame }
    #expect(frame == CGRect(x: 0, y: 0, width: 812, height: 43.5))
  }

  @Test func `a header reaches the edges, and its text begins inside the safe area (TV9)`() {
    herbs.titles = ["Herbs"]
    let frames = show(herbs) { table in
      let header = table.headerView(forSection: 0)
      return [header?.frame, header?.contentView.frame, header?.textLabel?.frame]
    }
    #expect(frames[0] == CGRect(x: 0, y: 22, width: 812, height: 28))
    #expect(frames[1] == CGRect(x: 44, y: 0, width: 724, height: 28))
    #expect(frames[2]?.minX == 20 && frames[2]?.width == 684)
  }

  @Test func `rows that size themselves are as high as their text inside the safe area is (TV9)`() {
    herbs.makeCell = { _ in
      let cell = HerbCell(style: .default, reuseIdentifier: nil)
      // Wider than the safe area, and not than the table.
      cell.label.text = String(repeating: "Basil and mint. ", count: 6) + "Basil."
      return cell
    }
    let (wide, safe) = (Herbs(rows: [1]), herbs)
    wide.makeCell = herbs.makeCell
    wide.table.insetsContentViewsToSafeArea = false
    #expect(show(wide) { _ in wide.frame(0).height } == 41)
    #expect(show(safe) { _ in safe.frame(0).height } == 61.5)
  }

  @Test func `the cards of an inset table are inside the safe area (TV10)`() {
    let herbs = Herbs(.insetGrouped, rows: [1])
    let frames = show(herbs) { table in
      firstCell(table).map { [$0.frame, $0.contentView.frame] } ?? []
    }
    #expect(frames.first?.minX == 64 && frames.first?.width == 684)
    #expect(frames.last?.minX == 0 && frames.last?.width == 684)
  }

  @Test func `content views are inset anew when the device is turned (TV9)`() {
    let device = UIEnvironment.notchedPhone
    UIEnvironment.with(device) {
      let controller = UIViewController()
      controller.view = herbs.table
      herbs.titles = ["Herbs"]
      let stage = ControllerStage(controller)
      stage.layOut()
      #expect(firstCell(herbs.table)?.contentView.frame.minX == 0)
      stage.turn(to: .lyingNotchedPhone)
      stage.layOut()
      #expect(firstCell(herbs.table)?.contentView.frame.minX == 44)
      let header = herbs.table.headerView(forSection: 0)
      #expect(header?.contentView.frame.minX == 44 && header?.textLabel?.frame.minX == 20)
      stage.end()
    }
  }

  @Test(arguments: [
    (UITableView.SeparatorInsetReference.fromCellEdges, CGFloat(5), CGFloat(800)),
    (.fromAutomaticInsets, 69, 736),
  ])
  func `insets of separators count from the cell's edges or the automatic insets (TV11)`(
    reference: UITableView.SeparatorInsetReference, x: CGFloat, width: CGFloat
  ) {
    herbs.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    herbs.table.separatorInsetReference = reference
    let frame = show(herbs) { firstCell($0)?.parts.separator.frame }
    #expect(frame?.minX == x && frame?.width == width)
  }
}
