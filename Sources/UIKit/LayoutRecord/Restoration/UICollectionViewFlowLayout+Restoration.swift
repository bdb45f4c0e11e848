import Foundation
import LayoutCore

/// Metrics of a golden layout that temporarily replace those of a flow layout's properties and
/// delegate.
///
/// If the layout is then equal to the golden one, the metrics explain the difference.
struct ReplacedFlowMetrics {
  /// The metrics of single sections, as key paths with the new values.
  var numbers: [(section: Int, path: WritableKeyPath<FlowSection, Double>, value: Double)] = []
  /// The size of all items of the given sections; an empty list means all sections.
  var items: (sections: [Int], size: CGSize)?

  /// Replaces the metrics of a section by those stored here for its index.
  func replace(in section: inout FlowSection, at index: Int, on axis: Axis) {
    for number in numbers where number.section == index {
      section[keyPath: number.path] = max(0, number.value)
    }
    if let items, items.sections.isEmpty || items.sections.contains(index) {
      section.items = FlowItemSizes(repeating: axis.size(items.size), count: section.items.count)
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Returns a closure that changes the metrics of a section; nil if the section does not exist.
  func change(
    ofSection actual: LayoutRecord.Section, to golden: LayoutRecord.Section
  ) -> LayoutRestorer.Change? {
    guard let sections = metrics?.sections, sections.indices.contains(actual.index) else {
      return nil
    }
    let section = sections[actual.index]
    let numbers = Self.numbers(on: axis).compactMap { path, value in
      let difference = value(golden) - value(actual)
      return difference == 0
        ? nil : (actual.index, path, section[keyPath: path] + difference)
    }
    return {
      let undo = self.settings
      // The properties from which the section's metrics were taken are changed too, because
      // delegates and subclasses may read them.
      for (_, path, value) in numbers { self.set(path, to: value, from: section) }
      self.replaced = ReplacedFlowMetrics(numbers: self.replaced.numbers + numbers)
      self.invalidateLayout()
      return { self.reset(to: undo) }
    }
  }

  /// Returns a closure that changes the item size; nil if the cells determine their own sizes.
  func change(
    ofItemsIn sections: [Int], from actual: CGSize, to golden: CGSize
  ) -> LayoutRestorer.Change? {
    if isEstimating { return nil }
    return {
      let undo = self.settings
      if self.itemSize == actual { self.itemSize = golden }
      self.replaced.items = (sections, golden)
      self.invalidateLayout()
      return { self.reset(to: undo) }
    }
  }

  /// The metrics of a section that can be replaced: key paths, with closures that return the
  /// recorded values.
  private static func numbers(
    on axis: Axis
  ) -> [(WritableKeyPath<FlowSection, Double>, (LayoutRecord.Section) -> Double)] {
    [
      (\.inset.start, \.inset.start), (\.inset.end, \.inset.end), (\.inset.near, \.inset.near),
      (\.inset.far, \.inset.far), (\.lineSpacing, \.lineSpacing),
      (\.interitemSpacing, \.interitemSpacing), (\.header, { axis.along($0.headerSize) }),
      (\.footer, { axis.along($0.footerSize) }),
    ]
  }

  private typealias Settings = (
    inset: UIEdgeInsets, line: CGFloat, interitem: CGFloat, header: CGSize, footer: CGSize,
    item: CGSize, replaced: ReplacedFlowMetrics
  )

  private var settings: Settings {
    (
      sectionInset, minimumLineSpacing, minimumInteritemSpacing, headerReferenceSize,
      footerReferenceSize, itemSize, replaced
    )
  }

  private func reset(to settings: Settings) {
    (sectionInset, minimumLineSpacing) = (settings.inset, settings.line)
    minimumInteritemSpacing = settings.interitem
    (headerReferenceSize, footerReferenceSize) = (settings.header, settings.footer)
    (itemSize, replaced) = (settings.item, settings.replaced)
    invalidateLayout()
  }

  /// Sets the property that determines a section's metric; does nothing if the delegate determines
  /// it.
  private func set(
    _ path: WritableKeyPath<FlowSection, Double>, to value: Double, from section: FlowSection
  ) {
    var own = FlowSection(
      items: section.items, header: axis.along(headerReferenceSize),
      footer: axis.along(footerReferenceSize), inset: axis.insets(sectionInset),
      lineSpacing: minimumLineSpacing, interitemSpacing: minimumInteritemSpacing)
    guard own[keyPath: path] == section[keyPath: path] else { return }
    own[keyPath: path] = max(0, value)
    let sides = axis.sidePaths
    sectionInset = UIEdgeInsets(
      top: own.inset[keyPath: sides.top], left: own.inset[keyPath: sides.left],
      bottom: own.inset[keyPath: sides.bottom], right: own.inset[keyPath: sides.right])
    (minimumLineSpacing, minimumInteritemSpacing) = (own.lineSpacing, own.interitemSpacing)
    headerReferenceSize = resized(headerReferenceSize, along: own.header)
    footerReferenceSize = resized(footerReferenceSize, along: own.footer)
  }

  private func resized(_ size: CGSize, along length: Double) -> CGSize {
    axis == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }
}
