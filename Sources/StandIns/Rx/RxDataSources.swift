public import Foundation
public import UIKit

/// See RxDataSources.
public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}
/// See RxDataSources.
public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}
/// See RxDataSources.
public protocol AnimatableSectionModelType: SectionModelType {}
extension String: IdentifiableType {
  /// See RxDataSources.
  @_disfavoredOverload public var identity: String { self }
}
/// See RxDataSources.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// See RxDataSources.
  public var model: Section
  /// See RxDataSources.
  public var items: [ItemType]
  /// See RxDataSources.
  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  /// See RxDataSources.
  public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    (model, self.items) = (original.model, items)
  }
}
/// See RxDataSources.
public struct AnimatableSectionModel<Section, ItemType>: AnimatableSectionModelType {
  /// See RxDataSources.
  public var model: Section
  /// See RxDataSources.
  public var items: [ItemType]
  /// See RxDataSources.
  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  /// See RxDataSources.
  public init(original: AnimatableSectionModel<Section, ItemType>, items: [ItemType]) {
    (model, self.items) = (original.model, items)
  }
}
/// See RxDataSources.
public struct AnimationConfiguration {
  /// See RxDataSources.
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {}
}

/// The sections of a table, which shows the latest ones that a sequence has sent.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource
{
  /// See RxDataSources.
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
  ) -> UITableViewCell
  /// See RxDataSources.
  public typealias TitleForSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  /// See RxDataSources.
  public typealias RowQuery = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool

  /// See RxDataSources.
  public var configureCell: ConfigureCell
  /// See RxDataSources.
  public var titleForHeaderInSection: TitleForSection
  /// See RxDataSources.
  public var titleForFooterInSection: TitleForSection
  /// See RxDataSources.
  public var canEditRowAtIndexPath: RowQuery
  /// See RxDataSources.
  public var canMoveRowAtIndexPath: RowQuery
  /// See RxDataSources.
  public private(set) var sectionModels: [Section] = []

  /// See RxDataSources.
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
  /// See RxDataSources.
  public func setSections(_ sections: [Section]) { sectionModels = sections }
  /// See RxDataSources.
  public subscript(section: Int) -> Section { sectionModels[section] }
  /// See RxDataSources.
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }
  /// See RxDataSources.
  public func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  /// See RxDataSources.
  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  /// See RxDataSources.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }
  /// See RxDataSources.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }
  /// See RxDataSources.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titleForHeaderInSection(self, section) }
  /// See RxDataSources.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titleForFooterInSection(self, section) }
}
/// See RxDataSources.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>
{}
/// See RxDataSources.
open class RxTableViewSectionedAnimatedDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>
{
  /// See RxDataSources.
  public var animationConfiguration = AnimationConfiguration()
}

/// The sections of a collection view, which shows the latest ones that a sequence has sent.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource
{
  /// See RxDataSources.
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
  ) -> UICollectionViewCell
  /// See RxDataSources.
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView

  /// See RxDataSources.
  public var configureCell: ConfigureCell
  /// See RxDataSources.
  public var configureSupplementaryView: ConfigureSupplementaryView?
  /// See RxDataSources.
  public private(set) var sectionModels: [Section] = []

  /// See RxDataSources.
  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }
  /// See RxDataSources.
  public func setSections(_ sections: [Section]) { sectionModels = sections }
  /// See RxDataSources.
  public subscript(section: Int) -> Section { sectionModels[section] }
  /// See RxDataSources.
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }

  /// See RxDataSources.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
  /// See RxDataSources.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0 }
  /// See RxDataSources.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
  /// See RxDataSources.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath)
      ?? UICollectionReusableView()
  }
}
/// See RxDataSources.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{}
/// See RxDataSources.
open class RxCollectionViewSectionedAnimatedDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{
  /// See RxDataSources.
  public var animationConfiguration = AnimationConfiguration()
}
