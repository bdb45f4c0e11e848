import Foundation
import LayoutCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Records of content configurations, and of settings of layouts.
@MainActor struct ListContentRecordTests {
  private func look(
    _ content: UIListContentConfiguration = .cell(),
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> [String: String] {
    var content = content
    change(&content)
    let known = [
      "contentStyle", "contentMargins", "prefersSideBySide", "imageToTextPadding",
      "secondaryTextHorizontalPadding", "secondaryTextVerticalPadding", "imageMaximumSize",
      "imageReservedSize",
    ]
    let found = UIListContentView(configuration: content).viewRecord.properties
    let words = found.map { ($0.key.rawValue, $0.value) }
    return Dictionary(uniqueKeysWithValues: words).filter { known.contains($0.key) }
  }

  @Test func `a plain content has its margins only`() {
    let margins = "top 11, leading 16, bottom 11, trailing 8"
    #expect(look { $0.text = "Wi-Fi" } == ["contentMargins": margins])
  }

  @Test func `each field that differs from the style is recorded`() {
    #expect(
      look { content in
        content.directionalLayoutMargins.top = 20
        content.imageToTextPadding = 30
        content.textToSecondaryTextHorizontalPadding = 12
        content.textToSecondaryTextVerticalPadding = 6
        content.imageProperties.maximumSize = CGSize(width: 20, height: 16)
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        content.prefersSideBySideTextAndSecondaryText = true
      } == [
        "contentMargins": "top 20, leading 16, bottom 11, trailing 8", "imageToTextPadding": "30",
        "secondaryTextHorizontalPadding": "12", "secondaryTextVerticalPadding": "6",
        "imageMaximumSize": "20×16", "imageReservedSize": "40×0", "prefersSideBySide": "yes",
      ])
  }

  @Test func `a style is recorded, and not what is usual in it`() {
    let look = look(.valueCell()) { _ in }
    #expect(look["contentStyle"] == "valueCell")
    #expect(look["prefersSideBySide"] == nil)
  }

  @Test func `the parts of a content have the names of the configuration`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "On"
    content.image = UIImage(systemName: "wifi")
    let names = UIListContentView(configuration: content).viewRecord.views.map(\.name)
    #expect(names == ["content.image", "content.text", "content.secondaryText"])
  }

  @Test func `a weight that no typeface has is recorded`() {
    let label = UILabel()
    label.text = "Wi-Fi"
    label.font = .systemFont(ofSize: 17, weight: .light)
    #expect(label.viewRecord.properties[.fontWeight] == "light")
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(label.viewRecord.properties[.fontWeight] == nil)
  }

  @Test func `the few steps that an app's view draws are recorded as words`() {
    let view = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layoutIfNeeded()
    #expect(view.viewRecord.properties[.drawn] == "fill #00FF00, stroke 6 #FF0000")
    view.rings = 12
    view.setNeedsDisplay()
    #expect(view.viewRecord.properties[.drawn] == nil)
  }

  @Test func `an image is recorded with its name`() {
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let found = slider.viewRecord.properties
    #expect(found[LayoutRecord.ViewProperty(rawValue: "minimumValueImageName")] == "speaker")
  }

  @Test func `headers and footers of a flow layout that stay at the edges are recorded`() {
    let layout = UICollectionViewFlowLayout()
    let source = OneHerb()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    // The measures contain no line about footers, since there is no footer.
    #expect(
      layout.sectionMeasures.map(\.measures) == [[.init("headers pin to visible bounds", "yes")]])
  }

  @Test func `the distance between sections is recorded`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      }, configuration: configuration)
    let source = OneHerb()
    source.sections = 2
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let spacing = LayoutRecord.Measure("inter-section spacing", "20")
    #expect(layout.sectionMeasures.map { $0.measures.contains(spacing) } == [true, true])
  }
}

/// A filled square with rings.
private final class Ring: UIView {
  var rings = 1

  override func draw(_ rect: CGRect) {
    UIColor.green.setFill()
    UIRectFill(bounds)
    for _ in 0..<rings {
      let path = UIBezierPath(ovalIn: bounds)
      path.lineWidth = 6
      UIColor.red.setStroke()
      path.stroke()
    }
  }
}

/// Sections with one cell each.
@MainActor private final class OneHerb: NSObject, UICollectionViewDataSource {
  var sections = 1

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "herb")
    return view.dequeueReusableCell(withReuseIdentifier: "herb", for: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}
