import Foundation
import UIKit

/// A row whose heading needs more width than is available.
final class HeadingRow: UIViewController {
  private let row = UIView()
  private let icon = UIView()
  private let heading = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 12
    icon.backgroundColor = UIColor(red: 0.36, green: 0.62, blue: 0.38, alpha: 1)
    icon.layer.cornerRadius = 8
    heading.text = "Sweet basil"
    heading.font = .boldSystemFont(ofSize: 22)
    view.addSubview(row)
    [icon, heading].forEach(row.addSubview)
    for view in [row, icon, heading] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(headingConstraints + rowConstraints)
  }

  private var rowConstraints: [NSLayoutConstraint] {
    [
      row.widthAnchor.constraint(equalToConstant: 256),
      row.heightAnchor.constraint(equalToConstant: 88),
      row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      row.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 48),
      icon.heightAnchor.constraint(equalToConstant: 48),
    ]
  }

  private var headingConstraints: [NSLayoutConstraint] {
    [
      heading.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 24),
      heading.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
      heading.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      heading.widthAnchor.constraint(equalToConstant: 180),
    ]
  }
}
