// Mirrors RxCocoa's bindings of tables and collection views. Selections and deletions never happen.
public import Foundation
public import UIKit

/// The single section of a list that shows a sequence's values.
private struct OnlySection<Item>: SectionModelType {
  let items: [Item]
  init(_ items: [Item]) { self.items = items }
  init(original: OnlySection<Item>, items: [Item]) { self.items = items }
}

/// Subscribes to a sequence, and retains the list's data source until the subscription is disposed
/// of.
///
/// The data source must be retained, because a list's `dataSource` is weak. The function is not
/// isolated to the main actor, because a subscription may be disposed of on any thread.
private func shown<Sections>(
  _ source: some ObservableType<Sections>, keeping owner: AnyObject,
  _ show: @escaping (Sections) -> Void
) -> any Disposable {
  let work = source.subscribe(onNext: show)
  return Disposables.create {
    work.dispose()
    withExtendedLifetime(owner) {}
  }
}

extension Reactive where Base: UITableView {
  /// Returns a function that subscribes to a sequence of sections and shows them in the table.
  @preconcurrency @MainActor public func items<Section, Source: ObservableType>(
    dataSource: TableViewSectionedDataSource<Section>
  ) -> (_ source: Source) -> any Disposable where Source.Element == [Section] {
    let table = base
    return { source in
      table.dataSource = dataSource
      return shown(source, keeping: dataSource) { [weak table] in
        dataSource.setSections($0)
        table?.reloadData()
      }
    }
  }
  /// Returns a function that shows a sequence's values in cells with a resource's reuse identifier.
  @preconcurrency @MainActor
  public func items<
    Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType
  >(
    cellIdentifier: ResourceNib, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configure: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable where Source.Element == Sequence
  { items(cellIdentifier: cellIdentifier.identifier, cellType: cellType) }
  /// Returns a function that shows a sequence's values in cells of one class.
  @preconcurrency @MainActor
  public func items<
    Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType
  >(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configure: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable where Source.Element == Sequence
  {
    let table = base
    return { source in
      { configure in
        let data = TableViewSectionedDataSource<OnlySection<Sequence.Element>>(
          configureCell: { _, table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
            if let cell = cell as? Cell { configure(path.row, item, cell) }
            return cell
          })
        table.dataSource = data
        return shown(source, keeping: data) { [weak table] in
          data.setSections([OnlySection(Array($0))])
          table?.reloadData()
        }
      }
    }
  }
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: Observable.never())
  }
  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: Observable.never())
  }
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: Observable.never()) }
  public var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: Observable.never()) }
  @preconcurrency @MainActor public func setDelegate(
    _ delegate: any UITableViewDelegate
  ) -> any Disposable {
    base.delegate = delegate
    return Disposables.create()
  }
}

extension Reactive where Base: UICollectionView {
  /// Returns a function that subscribes to a sequence of sections and shows them in the collection
  /// view.
  @preconcurrency @MainActor public func items<Section, Source: ObservableType>(
    dataSource: CollectionViewSectionedDataSource<Section>
  ) -> (_ source: Source) -> any Disposable where Source.Element == [Section] {
    let list = base
    return { source in
      list.dataSource = dataSource
      return shown(source, keeping: dataSource) { [weak list] in
        dataSource.setSections($0)
        list?.reloadData()
      }
    }
  }
  /// Returns a function that shows a sequence's values in cells with a resource's reuse identifier.
  @preconcurrency @MainActor
  public func items<
    Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType
  >(
    cellIdentifier: ResourceNib, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configure: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable where Source.Element == Sequence
  { items(cellIdentifier: cellIdentifier.identifier, cellType: cellType) }
  /// Returns a function that shows a sequence's values in cells of one class.
  @preconcurrency @MainActor
  public func items<
    Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType
  >(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  )
    -> (_ source: Source) -> (_ configure: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable where Source.Element == Sequence
  {
    let list = base
    return { source in
      { configure in
        let data = CollectionViewSectionedDataSource<OnlySection<Sequence.Element>>(
          configureCell: { _, list, path, item in
            let cell = list.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
            if let cell = cell as? Cell { configure(path.item, item, cell) }
            return cell
          })
        list.dataSource = data
        return shown(source, keeping: data) { [weak list] in
          data.setSections([OnlySection(Array($0))])
          list?.reloadData()
        }
      }
    }
  }
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: Observable.never())
  }
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: Observable.never()) }
  @preconcurrency @MainActor public func setDelegate(
    _ delegate: any UICollectionViewDelegate
  ) -> any Disposable {
    base.delegate = delegate
    return Disposables.create()
  }
}

extension Reactive where Base: UIScrollView {
  public var didScrollToBottom: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}
