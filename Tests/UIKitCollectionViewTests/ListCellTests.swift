import Foundation
import RasterCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Cells of lists with accessories, on a screen of two pixels per point.
@MainActor struct ListCellTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, rows: [Int] = [1],
    _ configure: @escaping @MainActor (UICollectionViewListCell) -> Void
  ) -> HerbList {
    HerbList(.init(appearance: appearance), rows: rows, configure: configure)
  }

  @Test func `default configurations follow the place in the list (LI28)`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = HerbList(configuration, rows: [2])
    let contents = list.cells.map { $0.defaultContentConfiguration() }
    #expect(contents == [.groupedHeader(), .cell()])
    let backgrounds = list.cells.map { $0.defaultBackgroundConfiguration() }
    #expect(backgrounds == [.clear(), .listGroupedCell()])
    let fill = list.cells[1].subviews.first?.subviews.first
    #expect(fill?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `accessories are at both sides of the content (LI29, LI31)`() throws {
    let views = (UIView(frame: square(20)), UIView(frame: square(30)))
    let list = list { cell in
      cell.accessories = [
        .customView(
          configuration: .init(customView: views.0, placement: .leading(displayed: .always))),
        .disclosureIndicator(),
        .customView(
          configuration: .init(customView: views.1, placement: .trailing(displayed: .always))),
      ]
    }
    let cell = list.cells[0]
    #expect(views.0.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    // The chevron is 12 wide and ends at the margin; 8 points are between accessories, 2 between
    // them and the content.
    #expect(views.1.frame == CGRect(x: 320 - 16 - 12 - 8 - 30, y: 7, width: 30, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 214, height: 44))
  }

  @Test func `constrained content is measured in the width that accessories leave (LI31)`() {
    let text = "A personal vehicle with four wheels that is able to carry a small number of people"
    let list = list { cell in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20)),
            placement: .trailing(displayed: .always)))
      ]
    }
    let content = list.cells[0].contentView
    let lines = content.subviews[0].sizeThatFits(CGSize(width: content.frame.width, height: 0))
    #expect(content.frame.width < 200)
    #expect(abs(content.frame.height - lines.height) <= 0.5)
  }

  private func square(_ side: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: side, height: side)
  }

  @Test func `accessories of editing are hidden (LI30)`() {
    let list = list { $0.accessories = [.delete(), .insert(), .reorder(), .multiselect()] }
    #expect(list.cells[0].contentView.frame.width == 320)
    list.view.isEditing = true
    list.cells[0].layoutIfNeeded()
    // Three of 28 with gaps of 8 and one of 18, with 2 before the content and the margin of 16.
    let (leading, trailing): (CGFloat, CGFloat) = (16 + 3 * 28 + 2 * 8 + 2, 16 + 18 + 2)
    #expect(list.cells[0].contentView.frame.minX == leading)
    #expect(list.cells[0].contentView.frame.maxX == 320 - trailing)
    let shown = self.list { $0.accessories = [.delete(displayed: .always)] }
    #expect(shown.cells[0].contentView.frame.minX == 46)
  }

  @Test func `a moved row is a card over a shadow until it is dropped (LI96)`() {
    let list = list(.insetGrouped, rows: [3]) { $0.accessories = [.reorder()] }
    list.view.isEditing = true
    let cell = list.cells[0]
    cell.layoutIfNeeded()
    let place = cell.center
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + 4, y: place.y + 12))
    #expect(cell.layer.shadowOpacity == 0.25 && !cell.clipsToBounds)
    #expect(cell.center == CGPoint(x: place.x + 4, y: place.y + 12))
    #expect(cell.subviews.first?.layer.cornerRadius == 10)
    list.view.endInteractiveMovement()
    #expect(cell.layer.shadowOpacity == 0 && cell.clipsToBounds && cell.center == place)
    #expect(cell.subviews.first?.layer.cornerRadius == 0)
  }

  @Test func `an accessory is centred in its reserved width (LI32)`() throws {
    let view = UIView(frame: square(20))
    let list = list {
      $0.accessories = [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(displayed: .always),
            reservedLayoutWidth: .custom(50)))
      ]
    }
    #expect(view.frame.minX == 269)
    #expect(list.cells[0].contentView.frame.width == 252)
  }

  @Test func `indentation moves the content (LI34)`() {
    let list = list { cell in
      cell.indentationLevel = 2
      cell.indentationWidth = 15
    }
    #expect(list.cells[0].contentView.frame.minX == 30)
    #expect(list.separators(0).map(\.frame.minX) == [46])
  }

  @Test func `a guide moves the start of the separator (LI35)`() {
    let list = list { cell in
      HerbList.showName(cell)
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 70
      ).isActive = true
    }
    #expect(list.separators(0).map(\.frame.minX) == [70])
  }

  @Test func `margins are at least the superview's (LI40)`() throws {
    let list = list { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Basil"
      content.directionalLayoutMargins.leading = 5
      content.directionalLayoutMargins.trailing = 40
      cell.contentConfiguration = content
    }
    let label = try #require(list.cells[0].contentView.subviews.first)
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxX == 280)
  }

  @Test func `several lines make a row higher, and the rows below move`() {
    let list = list(rows: [2]) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Basil\nand thyme"
      cell.contentConfiguration = content
    }
    // The lines are 22 points apart, the leading of body text (fact SF11).
    #expect(list.cells.map(\.frame.height) == [64.5, 64.5])
    #expect(list.cells.map(\.frame.minY) == [0, 64.5])
  }

  @Test func `a selected row is grey, and reported once`() {
    let list = list(.insetGrouped, rows: [2]) { _ in }
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    let fills = list.cells.map { $0.subviews.first?.subviews.first?.backgroundColor }
    #expect(fills == [.systemGray4, .secondarySystemGroupedBackground])
  }

  @Test func `the ink of a chevron is 13 from a text and 2.7 inside the margin (LI33)`() throws {
    let list = list { cell in
      HerbList.showName(cell)
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = list.cells[0]
    let ink = try #require(columns(ofInkIn: cell, from: 280))
    // At two pixels per point; a text ends 8 points inside the content view.
    #expect(ink == 589...602)
    #expect(abs(CGFloat(ink.upperBound) / 2 - (320 - 18.7)) < 0.5)
    let text = cell.contentView.frame.maxX - 8
    #expect(abs(CGFloat(ink.lowerBound) / 2 - text - 13) < 1)
  }

  /// Returns the columns of pixels right of a point in which something is drawn over white; nil if
  /// there are none.
  private func columns(ofInkIn view: UIView, from x: Int) -> ClosedRange<Int>? {
    let pixels = view.bitmap(scale: 2)
    let columns = (2 * x..<pixels.width).filter { column in
      (0..<pixels.height - 2).contains { pixels[column, $0] != pixels[2 * x, $0] }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test func `the circle of a selection is filled when the cell is selected (LI37)`() {
    let list = list(rows: [2]) { $0.accessories = [.multiselect(displayed: .always)] }
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    // The middle of an empty circle has the colour of the cell's background, that of a filled one
    // another.
    let isEmpty = list.cells.map { cell in
      let pixels = cell.bitmap(scale: 2)
      return pixels[2 * 30, 2 * 14] == pixels[2 * 160, 2 * 14]
    }
    #expect(isEmpty == [true, false])
  }

  @Test func `the image of a selected row in a sidebar is white over the tint`() throws {
    let list = list(.sidebar, rows: [2]) { cell in
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
    }
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    let images = list.cells.map { $0.contentView.subviews.first }
    #expect(images.map { $0?.tintColor } == [list.view.tintColor, .white])
    let fills = list.cells.map { $0.subviews.first?.subviews.first?.backgroundColor }
    #expect(fills == [.clear, list.view.tintColor])
  }

  @Test func `an accessory of a header is beside its title, not in the middle`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = HerbList(configuration, rows: [1]) { cell in
      HerbList.showName(cell)
      cell.accessories = [.outlineDisclosure()]
    }
    let cell = list.cells[0]
    let title = try #require(cell.contentView.subviews.first)
    let mark = try #require(cell.subviews.first { $0 is ListAccessoryMark })
    #expect(abs(mark.frame.midY - title.frame.midY) <= 0.5)
    #expect(mark.frame.midY > cell.bounds.midY + 5)
  }

  @Test func `an update handler receives the editing mode and the selection`() {
    var states: [[Bool]] = []
    let list = list { cell in
      cell.configurationUpdateHandler = { states.append([$1.isEditing, $1.isSelected]) }
    }
    states = []
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    list.view.isEditing = false
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    #expect(states == [[true, false], [false, true]])
  }

  @Test func `in editing mode a tap selects several items if that is allowed`() {
    let list = list(rows: [3]) { _ in }
    list.view.isEditing = true
    list.view.simulateTap(onItemAt: IndexPath(item: 0, section: 0))
    #expect(list.view.indexPathsForSelectedItems == [])
    list.view.allowsMultipleSelectionDuringEditing = true
    for item in [0, 2] { list.view.simulateTap(onItemAt: IndexPath(item: item, section: 0)) }
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
  }

  @Test func `a pop-up menu is a pair of chevrons at the end of a row`() {
    let menu = UIMenu(children: [UIAction(title: "Water") { _ in }])
    let list = list { $0.accessories = [.popUpMenu(menu), .checkmark()] }
    // The chevrons are 12 wide and end at the margin; a check mark of 14 is before them.
    let end = list.cells[0].contentView.frame.maxX
    #expect(abs(end - (320 - 16 - 12 - 8 - 14 - 2)) < 1e-9)
  }
}
