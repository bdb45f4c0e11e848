import LayoutComparison
package import LayoutStage
import SnapshotCore

extension NamedPicture {
  /// The description of the picture for people who cannot see it; nil if it shows no layout.
  package var alternativeText: String? {
    AlternativeText(of: RecordedLayout.panes(of: picture, scale: scale)).words
  }
}
