import Testing
import UIKit
import UIKitTestSupport

/// Rows and headers of tables with content configurations, on a screen of two pixels per point.
@MainActor struct TableContentTests {
  private func herbs(
    _ style: UITableView.Style = .plain, rows: Int = 1,
    _ configure: @escaping @MainActor (UITableViewCell) -> Void
  ) -> Herbs {
    let herbs = Herbs(style, rows: [rows])
    herbs.makeCell = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      configure(cell)
      return cell
    }
    herbs.layOut()
    return herbs
  }

  private func content(
    _ herbs: Herbs, _ row: Int = 0
  ) throws -> UIListContentView {
    let cell = try #require(herbs.table.cellForRow(at: IndexPath(row: row, section: 0)))
    cell.layoutIfNeeded()
    return try #require(cell.contentView as? UIListContentView)
  }

  @Test func `the made view becomes the content view (LI51)`() throws {
    let herbs = herbs { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Basil"
      cell.contentConfiguration = content
    }
    let view = try content(herbs)
    let cell = try #require(herbs.table.visibleCells.first)
    #expect(view.superview === cell)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  @Test func `a row of one line is 44 points and its separator (LI41, LI63)`() throws {
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Basil"
      cell.contentConfiguration = content
    }
    #expect(herbs.frame(0).height == 44.5)
    #expect(try content(herbs).frame == CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func `a text is centred between the margins (LI18)`() throws {
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Basil"
      cell.contentConfiguration = content
    }
    let label = try #require(try content(herbs).subviews.first as? UILabel)
    // The text is 20.5 points high, in a row of 44.
    #expect(label.frame == CGRect(x: 16, y: 12, width: 343, height: 20.5))
  }

  @Test func `two texts are 3 points apart, and 11 from the edges (LI38, LI42)`() throws {
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Basil"
      content.secondaryText = "Ocimum basilicum"
      cell.contentConfiguration = content
    }
    let labels = try content(herbs).subviews.map(\.frame)
    #expect(labels.map(\.minY) == [11, 34.5])
    #expect(herbs.frame(0).height == 11 + 20.5 + 3 + labels[1].height + 11 + 0.5)
  }

  @Test(arguments: [("5 g", true), (String(repeating: "leaves ", count: 9), false)])
  func `a value is beside the text if both fit (LI43)`(value: String, fits: Bool) throws {
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Basil"
      content.secondaryText = value
      cell.contentConfiguration = content
    }
    let labels = try content(herbs).subviews.map(\.frame)
    #expect((labels[0].minY == labels[1].minY) == fits)
    #expect(labels[1].maxX == 359)
  }

  @Test func `an image is 16 points before the text (LI38, LI45, LI46)`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Basil"
      content.image = image
      cell.contentConfiguration = content
    }
    let view = try content(herbs)
    #expect(view.subviews.map(\.frame.minX) == [16, 62])
    var shrunk = try #require(view.configuration as? UIListContentConfiguration)
    shrunk.imageProperties.maximumSize = CGSize(width: 15, height: 40)
    shrunk.imageProperties.reservedLayoutSize = CGSize(width: 25, height: 0)
    view.configuration = shrunk
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 21, y: 17, width: 15, height: 10))
    #expect(view.subviews[1].frame.minX == 57)
  }

  @Test func `a separator begins where the text does (LI15)`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.cell()
      (content.text, content.image) = ("Basil", image)
      cell.contentConfiguration = content
    }
    #expect(herbs.table.visibleCells.first?.separatorInset.left == 62)
  }

  @Test func `a changed text makes a row higher`() throws {
    let herbs = herbs(rows: 2) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Basil"
      cell.contentConfiguration = content
    }
    var long = UIListContentConfiguration.cell()
    long.text = "Basil\nand\nthyme"
    herbs.table.visibleCells.first?.contentConfiguration = long
    herbs.layOut()
    #expect(herbs.frame(0).height == 87)
    #expect(herbs.frame(1).minY == herbs.frame(0).maxY)
  }

  @Test func `a state is reported once before a layout, after the automatic updates (LI52, LI53)`()
    throws
  {
    var calls: [String] = []
    final class Cell: UITableViewCell {
      var note: (String) -> Void = { _ in }
      override func updateConfiguration(using state: UICellConfigurationState) {
        note("update \(state.isSelected)")
      }
    }
    let herbs = Herbs(rows: [1])
    herbs.makeCell = { _ in
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.note = { calls.append($0) }
      cell.configurationUpdateHandler = { _, state in calls.append("handler \(state.isSelected)") }
      return cell
    }
    herbs.layOut()
    #expect(calls == ["update false", "handler false"])
    calls = []
    let cell = try #require(herbs.table.visibleCells.first)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(calls == [])
    herbs.layOut()
    #expect(calls == ["update true", "handler true"])
  }

  @Test func `a colour of the app's stays, a colour of the style follows the state (LI49)`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .systemRed
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .systemRed)
    state.isDisabled = false
    #expect(disabled.updated(for: state).textProperties.color == .label)
  }

  @Test func `a background is behind the content, and selected grey (LI55, LI56)`() throws {
    let herbs = herbs { cell in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      background.cornerRadius = 6
      cell.backgroundConfiguration = background
    }
    let cell = try #require(herbs.table.visibleCells.first)
    cell.layoutIfNeeded()
    let fill = try #require(cell.subviews.first?.subviews.first)
    #expect(fill.frame == CGRect(x: 2, y: 1, width: 369, height: cell.bounds.height - 4))
    #expect(fill.layer.cornerRadius == 6)
    #expect(fill.backgroundColor == .systemBackground)
    cell.isSelected = true
    herbs.layOut()
    #expect(fill.backgroundColor == .systemGray4)
  }

  @Test func `another type of configuration makes another view (LI50)`() throws {
    let herbs = herbs { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Basil"
      cell.contentConfiguration = content
    }
    let first = try content(herbs)
    let cell = try #require(herbs.table.visibleCells.first)
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView === first)
    cell.contentConfiguration = Leaf(height: 70)
    herbs.layOut()
    #expect(cell.contentView is LeafView)
    #expect(herbs.frame(0).height == 70.5)
  }

  @Test func `a grouped header has its title in capitals (LI4, LI39)`() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = "Herbs"
    view.contentConfiguration = content
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == CGFloat(39))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 39)
    view.layoutIfNeeded()
    let label = try #require(view.contentView.subviews.first as? UILabel)
    #expect(label.text == "HERBS")
    #expect(label.frame.origin == CGPoint(x: 16, y: 17))
  }
}

/// A content configuration of an app's own.
private struct Leaf: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> any UIView & UIContentView { LeafView(self) }
  func updated(for state: any UIConfigurationState) -> Leaf { self }
}

/// The view of an app's own content, which has a height of its own.
private final class LeafView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: Leaf) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 0, height: (configuration as? Leaf)?.height ?? 0)
  }
}
