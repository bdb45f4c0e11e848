import Foundation
import UIKit

// Parts of the app outside of its screens: files, other apps, and pictures from a server.

enum Persistence {
  static func loadMovies() -> Set<Movie> { [] }
}

enum SpotlightIndexing {
  static func deindexItem(_ movie: Movie) {}
}

enum AppStoreReview {
  static func requestReview() {}
  static func openWriteReviewURL() {}
}

final class CustomSafariViewController: UIViewController {
  init(url: URL) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

final class ActivityViewController: UIViewController {
  init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

enum Posters {
  static func set(with url: URL, placeholder: UIImage?) {}
}

extension SettingsViewController {
  func importMovies() {}
  func exportMovies(showUIOn rect: CGRect) {}
}
