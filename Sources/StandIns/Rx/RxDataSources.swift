// Mirrors RxDataSources. A list shows the latest sections, without animations.
public import Foundation
public import UIKit

public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType {}
extension String: IdentifiableType {
  @_disfavoredOverload public var identity: String { self }
}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public var model: Section
  public var items: [ItemType]
  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    (model, self.items) = (original.model, items)
  }
}

public struct AnimatableSectionModel<Section, ItemType>: AnimatableSectionModelType {
  public var model: Section
  public var items: [ItemType]
  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  public init(original: AnimatableSectionModel<Section, ItemType>, items: [ItemType]) {
    (model, self.items) = (original.model, items)
  }
}

public struct AnimationConfiguration {
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {}
}

/// The data source of a table with the sections that were sent last.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource
{
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
  ) -> UITableViewCell
  public typealias TitleForSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias RowQuery = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool

  public var configureCell: ConfigureCell
  public var titleForHeaderInSection: TitleForSection
  public var titleForFooterInSection: TitleForSection
  public var canEditRowAtIndexPath: RowQuery
  public var canMoveRowAtIndexPath: RowQuery
  public private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping RowQuery = { _, _ in false },
    canMoveRowAtIndexPath: @escaping RowQuery = { _, _ in false },
    sectionIndexTitles: ((TableViewSectionedDataSource<Section>) -> [String]?)? = nil
  ) {
    (self.configureCell, self.titleForHeaderInSection) = (configureCell, titleForHeaderInSection)
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }
  public func setSections(_ sections: [Section]) { sectionModels = sections }
  public subscript(section: Int) -> Section { sectionModels[section] }
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }
  public func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titleForHeaderInSection(self, section) }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titleForFooterInSection(self, section) }
}

open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>
{}
open class RxTableViewSectionedAnimatedDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>
{
  public var animationConfiguration = AnimationConfiguration()
}

/// The data source of a collection view with the sections that were sent last.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource
{
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  public var configureCell: ConfigureCell
  public var configureSupplementaryView: ConfigureSupplementaryView?
  public private(set) var sectionModels: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }
  public func setSections(_ sections: [Section]) { sectionModels = sections }
  public subscript(section: Int) -> Section { sectionModels[section] }
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath)
      ?? UICollectionReusableView()
  }
}

open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{}
open class RxCollectionViewSectionedAnimatedDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{
  public var animationConfiguration = AnimationConfiguration()
}
