import Foundation
import UIKit

/// A screen with a column of views, among them a row and a hidden view.
@MainActor final class StackScreen: UIViewController {
  let rows = UIStackView()
  let heading = UILabel()
  let subtitle = UILabel()
  let note = UILabel()
  let colors = UIStackView()
  let red = UIView()
  let green = UIView()
  let blue = UIView()
  var top: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heading.text = "Trips"
    subtitle.text = "Three this week"
    note.text = "Nothing new"
    note.isHidden = true
    for (box, color) in [(red, UIColor.red), (green, .green), (blue, .blue)] {
      box.backgroundColor = color
      colors.addArrangedSubview(box)
    }
    NSLayoutConstraint.activate([
      red.widthAnchor.constraint(equalToConstant: 40),
      red.heightAnchor.constraint(equalToConstant: 30),
      green.widthAnchor.constraint(equalToConstant: 60),
      green.heightAnchor.constraint(equalToConstant: 20),
    ])
    colors.alignment = .top
    rows.axis = .vertical
    rows.spacing = 8
    for row in [heading, subtitle, note, colors] { rows.addArrangedSubview(row) }
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    let top = rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 40)
    self.top = top
    NSLayoutConstraint.activate([
      top, rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}

/// A screen with a card, views over and behind each other, layers, and an image.
@MainActor final class CardScreen: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
  let caption = UILabel(frame: CGRect(x: 16, y: 12, width: 120, height: 22))
  let back = UIView(frame: CGRect(x: 40, y: 220, width: 80, height: 80))
  let front = UIView(frame: CGRect(x: 80, y: 260, width: 80, height: 80))
  let badge = UIView(frame: CGRect(x: 110, y: 240, width: 30, height: 30))
  let avatar = UIImageView(frame: CGRect(x: 150, y: 60, width: 30, height: 30))
  let shape = CAShapeLayer()
  let glow = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    caption.text = "Boarding"
    card.backgroundColor = .yellow
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.borderWidth = 1
    back.backgroundColor = .red
    front.backgroundColor = .green
    badge.backgroundColor = .blue
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath
    shape.frame = CGRect(x: 16, y: 60, width: 30, height: 30)
    shape.strokeColor = UIColor.black.cgColor
    shape.fillColor = UIColor.white.cgColor
    glow.frame = CGRect(x: 40, y: 60, width: 80, height: 30)
    glow.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    avatar.image = Self.image(of: .black)
    for view in [card, back, front, badge] { self.view.addSubview(view) }
    card.addSubview(caption)
    card.layer.addSublayer(shape)
    card.layer.addSublayer(glow)
    card.addSubview(avatar)
  }

  static func image(of color: UIColor, side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 4, y: 4, width: side - 8, height: side - 8))
    }
  }
}

/// The data and the looks of a table, which a test changes.
struct TableModel {
  struct Section {
    var header: String?
    var rows: [(title: String, detail: String)]
  }

  var style = UITableView.Style.plain
  var sections = [
    Section(header: "Ask", rows: [("Mail", "Ask"), ("Photos", "Never"), ("Maps", "Always")]),
    Section(
      header: "Other",
      rows: [("Siri", "On"), ("Calendar", "Off"), ("Camera", "While open")]),
  ]
  var headerHeight: CGFloat = 32
  var heights: [IndexPath: CGFloat] = [:]
  /// Changes the table after it was made.
  var table: @MainActor (UITableView) -> Void = { _ in }
  /// Changes a cell after it was filled.
  var cell: @MainActor (TitleCell, IndexPath) -> Void = { _, _ in }
}

/// A cell with a title and a detail.
@MainActor final class TitleCell: UITableViewCell {
  let title = UILabel()
  let detail = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      detail.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      detail.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with a table.
@MainActor final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let model: TableModel
  let list: UITableView

  init(_ model: TableModel) {
    self.model = model
    list = UITableView(frame: .zero, style: model.style)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(TitleCell.self, forCellReuseIdentifier: "cell")
    list.rowHeight = 50
    list.dataSource = self
    list.delegate = self
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    model.table(list)
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? model.headerHeight : 32
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    model.heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TitleCell else { return cell }
    let row = model.sections[indexPath.section].rows[indexPath.row]
    cell.title.text = row.title
    cell.detail.text = row.detail
    model.cell(cell, indexPath)
    return cell
  }
}
