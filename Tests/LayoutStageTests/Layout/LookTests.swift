import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

@MainActor struct LookTests {
  /// Looks at one item whose cell is filled by a closure.
  private func look(
    at item: Int = 0, of count: Int = 1, _ fill: @escaping (UICollectionViewCell) -> Void
  ) -> LayoutRecord.Element? {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = Filler(count: count, fill: fill)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let elements = view.layoutRecordWithLooks().elements
    return elements.first { $0.indexPath.item == item }
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label
  }

  @Test func `the texts of labels are told a line each, their fonts once`() {
    let look = look { cell in
      for text in ["Basil", "annual"] {
        cell.contentView.addSubview(label(text, .boldSystemFont(ofSize: 16)))
      }
      cell.contentView.addSubview(label("herb", .systemFont(ofSize: 11)))
    }
    #expect(look?.text == "Basil\nannual\nherb")
    #expect(look?.font == "Inter Bold 16, Inter Regular 11")
  }

  @Test func `labels that are hidden or empty are not read`() {
    let look = look { cell in
      let around = UIView()
      around.isHidden = true
      around.addSubview(label("hidden", .systemFont(ofSize: 11)))
      cell.contentView.addSubview(around)
      cell.contentView.addSubview(label("", .systemFont(ofSize: 11)))
    }
    #expect(look?.text == nil && look?.font == nil && look?.color == nil && look != nil)
  }

  @Test func `the ground is the cell's, or else its content view's`() {
    #expect(look { $0.contentView.backgroundColor = .red }?.color == "#FF0000")
    #expect(
      look {
        $0.contentView.backgroundColor = .red
        $0.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      }?.color == "#0000FF80")
    #expect(look { $0.backgroundColor = .clear }?.color == nil)
  }

  @Test func `what is out of sight is looked at too`() {
    let look = look(at: 9, of: 10) { $0.backgroundColor = .red }
    #expect(look?.color == "#FF0000")
  }
}

/// Fills cells by a closure.
private final class Filler: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let fill: (UICollectionViewCell) -> Void

  init(count: Int, fill: @escaping (UICollectionViewCell) -> Void) {
    (self.count, self.fill) = (count, fill)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    fill(cell)
    return cell
  }
}
