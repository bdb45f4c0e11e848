import Foundation
import UIKit

/// An album's page with three mistakes that only other languages and text sizes show: a title of a
/// fixed width, a button of a fixed size, and two labels without a constraint between them.
final class AlbumController: UIViewController {
  /// The German texts, keyed by the English ones.
  private static let german = [
    "Summer holidays": "Sommerferien an der See", "Photographs": "Fotografien",
    "128 pictures": "128 Bilder", "Updated today": "Heute aktualisiert",
    "Share album": "Album freigeben",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = label("title", "Summer holidays", .title2)
    let kind = label("kind", "Photographs", .body)
    let count = label("count", "128 pictures", .subheadline)
    let date = label("date", "Updated today", .subheadline)
    let button = label("button", "Share album", .headline)
    button.textAlignment = .center
    button.textColor = .white
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 10
    button.clipsToBounds = true
    count.textColor = .secondaryLabel
    date.textColor = .secondaryLabel
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      title.widthAnchor.constraint(equalToConstant: 200),
      kind.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      kind.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      count.topAnchor.constraint(equalTo: kind.bottomAnchor, constant: 24),
      count.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      date.topAnchor.constraint(equalTo: count.topAnchor),
      date.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: count.bottomAnchor, constant: 48),
      button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func label(_ name: String, _ key: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.font = .preferredFont(forTextStyle: style)
    let isGerman = Locale.currentOfDevice.identifier.hasPrefix("de")
    let text = isGerman ? Self.german[key] : nil
    label.text = NSLocalizedString(key, value: text ?? key, comment: "")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }
}
