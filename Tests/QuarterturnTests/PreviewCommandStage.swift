import Foundation
import TestSupport

@testable import quarterturn

/// A folder of source in which tests run the command `preview`.
protocol PreviewCommandStage {
  var folder: TemporaryFolder { get }
}

extension PreviewCommandStage {
  /// A cell with a selector, which has to be ported.
  static var cell: String {
    """
    import UIKit

    final class HerbCell: UICollectionViewCell {
      @IBOutlet weak var picture: UIImageView?
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 12, y: 8, width: 76, height: 24))
        label.text = "Basil"
        contentView.addSubview(label)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        addGestureRecognizer(tap)
      }
      required init?(coder: NSCoder) { nil }
      @objc private func tapped() {}
    }

    """
  }

  /// Two previews: of the cell, and of a layout.
  static var blocks: String {
    """
    #Preview("Basil", traits: .fixedLayout(width: 100, height: 40)) {
      let cell = HerbCell(frame: .zero)
      return cell
    }

    @available(iOS 17.0, *)
    #Preview(traits: .landscapeLeft) { UICollectionViewFlowLayout() }

    """
  }

  /// Previews with constraints that contradict each other.
  static var conflicts: String {
    """
    import UIKit
    func view(_ name: String) -> UIView {
      let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)), UILabel())
      (label.text, label.translatesAutoresizingMaskIntoConstraints) = (name, false)
      view.addSubview(label)
      let widths: [CGFloat] = [20, 30]
      widths.forEach { label.widthAnchor.constraint(equalToConstant: $0).isActive = true }
      return view
    }
    #Preview("Basil") { view("Basil") }
    #Preview("Mint") { fatalError("no mint"); return UIView() }
    #Preview("Thyme") { let none: UIView? = nil; return none! }
    #Preview("Dill") { view("Dill") }

    """
  }

  func write(_ text: String, _ name: String = "HerbCell.swift") throws {
    let file = folder.file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func run(_ words: String...) throws -> CommandRun {
    try CommandRun(
      ["preview"] + words, in: folder.url,
      variables: ["XDG_CACHE_HOME": KeptTools.caches.path])
  }
}
