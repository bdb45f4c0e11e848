internal import Foundation
internal import UIKit

// The sample values of cell registrations whose own closure was left out: each cell contains a box
// with the registration's name.

extension UICollectionView.CellRegistration: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    Self { cell, _, _ in fill(cell.contentView, name) }
  }
}

/// Adds a box to a cell's content view, if it has no subviews yet.
@MainActor private func fill(_ content: UIView, _ name: String) {
  guard content.subviews.isEmpty else { return }
  let box = StandInBox(name)
  box.frame = content.bounds
  box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  content.addSubview(box)
}
